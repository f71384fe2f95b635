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
import { classNames } from '../../styles/classNames'
import { useControlledState } from '../../styles/useControlledState'
import type { RootProps } from '../../styles/RootProps'
import type { ValueProps } from '../../styles/StateProps'

/** A company. `detail` distinguishes companies of the same name. */
export type CompanyChoice = TagOption

/** The props of a company autocomplete. */
export interface CompanyAutocompleteProps
  extends FieldTexts, ValueProps<readonly CompanyChoice[], CompanyChoice[]>, RootProps<HTMLDivElement> {
  /** The typed text, if the parent controls it. */
  inputValue?: string
  /** The text at first, if the field keeps it. */
  defaultInputValue?: string
  /** Called with each typed text, and with an empty string when a company was selected. */
  onInputChange?: (typed: string) => void
  /** The companies found for the typed text, in order. Selected ones are not offered. */
  items: readonly CompanyChoice[]
  /** The minimum number of characters for a search (S14). */
  minLength: number
  /** Whether the results are still loading. */
  isLoading?: boolean
  placeholder?: string
  isDisabled?: boolean
  /** The id of the input. */
  id?: string
}

const noCompanies: readonly CompanyChoice[] = []

/**
 * Selects companies by name. Offers the results, adds a fully typed name on Enter, and takes no company twice
 * (S14).
 */
export function CompanyAutocomplete(props: CompanyAutocompleteProps) {
  const { label, isLabelHidden, description, errorMessage, items, minLength, placeholder, id, ...rest } =
    props
  const { isLoading = false, isDisabled = false, inputValue, defaultInputValue = '', ...others } = rest
  const { onInputChange, value, defaultValue = noCompanies, onChange, className, ...root } = others
  const [text, setText] = useControlledState(inputValue, defaultInputValue, onInputChange)
  const [chosen, setChosen] = useControlledState(value, defaultValue, onChange)
  const { formatMessage } = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const typed = text.trim()
  const isSearching = typed.length >= minLength
  const offered = isSearching ? unchosen(items, chosen) : []
  const add = (company: CompanyChoice | undefined) => {
    if (!company) return
    setText('')
    setChosen([...chosen, company])
  }
  const emptyMessage = () => {
    if (!isSearching) return null
    if (isLoading) return formatMessage(messages.searching)
    // Something was found, but all of it is already selected.
    const [known] = items
    return known === undefined
      ? formatMessage(messages.noMatch, { typed })
      : formatMessage(messages.chosen, { typed: known.label })
  }
  return (
    <div {...root} className={classNames(css.field, className)}>
      <ChoiceInput
        {...{ label, isLabelHidden, description, errorMessage, id, isLoading, isDisabled }}
        placeholder={placeholder ?? formatMessage(messages.placeholder, { count: minLength })}
        typed={text}
        onTypedChange={setText}
        options={offered}
        opensOn="input"
        emptyMessage={emptyMessage()}
        isRequired={false}
        chosenCount={chosen.length}
        onChoose={(companyId) => add(offered.find((company) => company.id === companyId))}
        onEnter={() => add(exactMatch(offered, text))}
        inputRef={input}
      />
      <BesideList>
        <ChosenTags
          chosen={chosen}
          isDisabled={isDisabled}
          onRemove={(removed) => {
            const kept = chosen.filter((company) => !removed.has(company.id))
            setChosen(kept)
            // The removed tag was the last one and had the focus.
            if (kept.length === 0) input.current?.focus()
          }}
        />
      </BesideList>
    </div>
  )
}
