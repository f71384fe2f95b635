import { useIntl } from 'react-intl'
import type { FieldTexts } from '../Field/Field'
import { BesideList } from '../TagField/BesideList'
import { ChoiceInput } from '../TagField/ChoiceInput'
import { ChosenTags } from '../TagField/ChosenTags'
import type { TagId, TagOption } from '../TagField/matchOptions'
import * as css from '../TagField/TagField.css'
import { useTagInput } from '../TagField/useTagInput'
import { companyAutocompleteMessages as messages } from './CompanyAutocomplete.messages'
import { classNames } from '../../styles/classNames'
import { useControlledState } from '../../styles/useControlledState'
import type { RootProps } from '../../styles/RootProps'
import type { ValueProps } from '../../styles/StateProps'

/** A company to select. `detail` distinguishes companies with the same name. */
export type CompanyChoice<Id extends TagId = number> = TagOption<Id>

/** The props of a company autocomplete. */
export interface CompanyAutocompleteProps<Id extends TagId = number>
  extends
    FieldTexts,
    ValueProps<readonly CompanyChoice<Id>[], CompanyChoice<Id>[]>,
    RootProps<HTMLDivElement> {
  /** The typed text, if the parent controls it. */
  inputValue?: string
  /** The initial text, if the parent does not control it. */
  defaultInputValue?: string
  /**
   * Called with the new text after each change. It is an empty string after the user has selected a company.
   */
  onInputChange?: (typed: string) => void
  /**
   * The companies found for the typed text, in the order in which they are offered. Selected companies are
   * left out of the list.
   */
  items: readonly CompanyChoice<Id>[]
  /** The minimum number of typed characters before results are offered (S14). */
  minLength: number
  /** Whether the results are still loading. */
  isLoading?: boolean
  /** An example of a value. It disappears when the user types, so the field still needs a label. */
  placeholder?: string
  /** Whether the field must have a value. The label then has an asterisk. */
  isRequired?: boolean
  /** Whether users cannot use the field. */
  isDisabled?: boolean
  /** The name under which a form submits the ids of the selected companies. */
  name?: string
  /** The id of the input. */
  id?: string
}

const noCompanies: readonly never[] = []

/**
 * A field in which users select companies from the results of a search (S14). Enter adds a company if its
 * whole name is typed. A company cannot be selected twice.
 */
export function CompanyAutocomplete<Id extends TagId = number>(props: CompanyAutocompleteProps<Id>) {
  const { label, isLabelHidden, description, errorMessage, items, minLength, placeholder, id, ...rest } =
    props
  const {
    isLoading = false,
    isDisabled = false,
    isRequired = false,
    name,
    inputValue,
    defaultInputValue,
    ...others
  } = rest
  const { onInputChange, value, defaultValue = noCompanies, onChange, className, ...root } = others
  const [chosen, setChosen] = useControlledState<readonly CompanyChoice<Id>[], CompanyChoice<Id>[]>(
    value,
    defaultValue,
    onChange,
  )
  const { formatMessage } = useIntl()
  const companies = [...chosen, ...items]
  const tags = useTagInput({
    options: companies,
    value: chosen.map((company) => company.id),
    onChange: (ids) =>
      setChosen(ids.flatMap((companyId) => companies.find((company) => company.id === companyId) ?? [])),
    inputValue,
    defaultInputValue,
    onInputChange,
    match: (found, text) => (text.trim().length >= minLength ? found : noCompanies),
    isDisabled,
  })
  const typed = tags.typed.trim()
  const isSearching = typed.length >= minLength
  const emptyMessage = () => {
    if (!isSearching) return null
    // Suggestions that could not be fetched are unknown, which the error says.
    if (errorMessage !== undefined) return null
    if (isLoading) return formatMessage(messages.searching)
    // If `items` contains companies here, all of them are already selected.
    const [known] = items
    return known === undefined
      ? formatMessage(messages.noMatch, { typed })
      : formatMessage(messages.chosen, { typed: known.label })
  }
  return (
    <div {...root} className={classNames(css.field, className)}>
      <ChoiceInput
        {...{ label, isLabelHidden, description, errorMessage, id, isLoading, isDisabled, tags }}
        placeholder={placeholder ?? formatMessage(messages.placeholder, { count: minLength })}
        opensOn="input"
        emptyMessage={emptyMessage()}
        isRequired={isRequired}
      />
      <BesideList>
        <ChosenTags chosen={chosen} name={name} isDisabled={isDisabled} onRemove={tags.remove} />
      </BesideList>
    </div>
  )
}
