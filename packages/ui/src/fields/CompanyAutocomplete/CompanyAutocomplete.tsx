import { useRef } from 'react'
import { useIntl } from 'react-intl'
import type { FieldWords } from '../Field/Field'
import { BesideList } from '../TagField/BesideList'
import { ChoiceInput } from '../TagField/ChoiceInput'
import { ChosenTags } from '../TagField/ChosenTags'
import { exactMatch, unchosen } from '../TagField/matchOptions'
import * as css from '../TagField/TagField.css'
import type { TagOption } from '../TagField/TagOption'
import { companyAutocompleteMessages as messages } from './CompanyAutocomplete.messages'

/** A company by its name; `detail` tells namesakes apart. */
export type CompanyChoice = TagOption

/** Any number of companies that are looked for while their names are typed. */
export interface CompanyAutocompleteProps extends FieldWords {
  /** What was typed, held outside. */
  inputValue: string
  /** Called with each typed text, and with an empty one when a company was chosen. */
  onInputChange: (typed: string) => void
  /** The companies found for what was typed, in their order; those chosen already are left out. */
  items: readonly CompanyChoice[]
  /** Characters below which nothing is looked for. @source specification 9 */
  minLength: number
  chosen: readonly CompanyChoice[]
  onChosenChange: (chosen: CompanyChoice[]) => void
  /** Whether the answer to what was typed is still awaited. */
  isLoading?: boolean
  placeholder?: string
  isDisabled?: boolean
  id?: string
}

/**
 * Takes companies by name: it offers what was found, Enter adds the one that was typed in full, and none is taken
 * twice.
 *
 * @source specification 5
 */
export function CompanyAutocomplete(props: CompanyAutocompleteProps) {
  const { label, isLabelHidden, description, errorMessage, inputValue, onInputChange, id } = props
  const { chosen, onChosenChange, isLoading = false, isDisabled = false } = props
  const { formatMessage } = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const typed = inputValue.trim()
  const isLookedFor = typed.length >= props.minLength
  const offered = isLookedFor ? unchosen(props.items, chosen) : []
  const add = (company: CompanyChoice | undefined) => {
    if (!company) return
    onInputChange('')
    onChosenChange([...chosen, company])
  }
  const emptyMessage = () => {
    if (!isLookedFor) return null
    if (isLoading) return formatMessage(messages.searching)
    // Nothing is offered, but something was found: all of it is chosen.
    const [known] = props.items
    return known === undefined
      ? formatMessage(messages.noMatch, { typed })
      : formatMessage(messages.chosen, { typed: known.label })
  }
  return (
    <div className={css.field}>
      <ChoiceInput
        {...{ label, isLabelHidden, description, errorMessage, id, isLoading, isDisabled }}
        placeholder={props.placeholder ?? formatMessage(messages.placeholder, { count: props.minLength })}
        typed={inputValue}
        onTypedChange={onInputChange}
        options={offered}
        opensOn="input"
        emptyMessage={emptyMessage()}
        isRequired={false}
        chosenCount={chosen.length}
        onChoose={(companyId) => add(offered.find((company) => company.id === companyId))}
        onEnter={() => add(exactMatch(offered, inputValue))}
        inputRef={input}
      />
      <BesideList>
        <ChosenTags
          chosen={chosen}
          isDisabled={isDisabled}
          onRemove={(removed) => {
            const kept = chosen.filter((company) => !removed.has(company.id))
            onChosenChange(kept)
            // The tag that had the focus was the last one.
            if (kept.length === 0) input.current?.focus()
          }}
        />
      </BesideList>
    </div>
  )
}
