import { useRef } from 'react'
import { useIntl } from 'react-intl'
import type { FieldTexts } from '../Field/Field'
import { BesideList } from '../TagField/BesideList'
import { ChoiceInput } from '../TagField/ChoiceInput'
import { ChosenTags } from '../TagField/ChosenTags'
import type { TagOption } from '../TagField/matchOptions'
import { exactMatch, unchosen } from '../TagField/matchOptions'
import * as css from '../TagField/TagField.css'
import { companyAutocompleteMessages as messages } from './CompanyAutocomplete.messages'

/** A company. `detail` distinguishes companies of the same name. */
export type CompanyChoice = TagOption

/** The props of a company autocomplete. */
export interface CompanyAutocompleteProps extends FieldTexts {
  /** The typed text, controlled by the parent. */
  inputValue: string
  /** Called with each typed text, and with an empty string when a company was selected. */
  onInputChange: (typed: string) => void
  /** The companies found for the typed text, in order. Selected ones are not offered. */
  items: readonly CompanyChoice[]
  /** The minimum number of characters for a search (S14). */
  minLength: number
  chosen: readonly CompanyChoice[]
  onChosenChange: (chosen: CompanyChoice[]) => void
  /** Whether the results are still loading. */
  isLoading?: boolean
  placeholder?: string
  isDisabled?: boolean
  id?: string
}

/**
 * Selects companies by name. Offers the results, adds a fully typed name on Enter, and takes no company twice
 * (S14).
 */
export function CompanyAutocomplete(props: CompanyAutocompleteProps) {
  const { label, isLabelHidden, description, errorMessage, inputValue, onInputChange, id } = props
  const { chosen, onChosenChange, isLoading = false, isDisabled = false } = props
  const { formatMessage } = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const typed = inputValue.trim()
  const isSearching = typed.length >= props.minLength
  const offered = isSearching ? unchosen(props.items, chosen) : []
  const add = (company: CompanyChoice | undefined) => {
    if (!company) return
    onInputChange('')
    onChosenChange([...chosen, company])
  }
  const emptyMessage = () => {
    if (!isSearching) return null
    if (isLoading) return formatMessage(messages.searching)
    // Something was found, but all of it is already selected.
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
            // The removed tag was the last one and had the focus.
            if (kept.length === 0) input.current?.focus()
          }}
        />
      </BesideList>
    </div>
  )
}
