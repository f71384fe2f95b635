import type { Schemas } from '@spadestik/api-client'
import type { SearchCriteria } from '@spadestik/domain/search'
import { useIntl } from 'react-intl'
import { lazyPart } from '../../api/client/lazyPart'
import { choiceSummary } from './choiceSummary'
import { FilterSection } from './FilterSection'
import { useOptionCounts } from './useOptionCounts'

const CheckboxGroup = lazyPart(async () => (await import('@spadestik/ui/CheckboxGroup')).CheckboxGroup)

interface ChoiceFilterProps {
  id: Exclude<Schemas['CountedFilter'], 'isPublic'>
  title: string
  /** The current search. Each option shows how many items the search would find with this option. */
  search: SearchCriteria
  options: readonly { readonly id: number; readonly name: string }[]
  chosen: readonly number[]
  onChange: (ids: number[]) => void
  isAllowed?: (id: number) => boolean
  description?: string
  isOpenAtFirst?: boolean
}

/** A filter with a short list of checkboxes, such as the phases (S09). */
export function ChoiceFilter(props: ChoiceFilterProps) {
  const { id, title, search, chosen, isOpenAtFirst = false } = props
  const intl = useIntl()
  return (
    <FilterSection
      id={id}
      title={title}
      summary={choiceSummary(intl, chosen.length, 0)}
      isOpenAtFirst={isOpenAtFirst || chosen.length > 0}
    >
      {(isOpen) => <CountedChoices {...props} search={isOpen ? search : null} />}
    </FilterSection>
  )
}

interface CountedChoicesProps extends Omit<ChoiceFilterProps, 'search'> {
  search: SearchCriteria | null
}

function CountedChoices(props: CountedChoicesProps) {
  const { id: filter, title, search, options, chosen, onChange, isAllowed = () => true, description } = props
  const { countOf } = useOptionCounts(search, filter)
  return (
    <CheckboxGroup
      label={title}
      isLabelHidden
      description={description}
      options={options.map(({ id, name }) => ({
        value: String(id),
        label: name,
        note: isAllowed(id) ? countOf(id) : undefined,
        isDisabled: !isAllowed(id),
      }))}
      value={chosen.map(String)}
      onChange={(values) => onChange(values.map(Number))}
    />
  )
}
