import { mayUseProjectPhase } from '@spadestik/domain/access'
import { useIntl } from 'react-intl'
import { lazyPart } from '../../loading/lazyPart'
import { messages } from '../../filters/Filter.messages'
import { filterTexts } from '../../filters/filterTexts'
import type { SearchVocabulary } from '../../filters/useSearchVocabulary'
import { useCaller } from '../../session/SessionContext'
import { choiceSummary } from './choiceSummary'
import type { FilterProps } from './FilterSection'
import { FilterSection } from './FilterSection'
import { useOptionCounts } from './useOptionCounts'

const CheckboxGroup = lazyPart(async () => (await import('@spadestik/ui/CheckboxGroup')).CheckboxGroup)

interface ChoiceFilterProps extends FilterProps<keyof SearchVocabulary['options']> {
  isAllowed?: (id: number) => boolean
  description?: string
}

/** A filter with a short list of checkboxes, such as the phases (S09). */
export function ChoiceFilter(props: ChoiceFilterProps) {
  const { name, settled, value } = props
  const intl = useIntl()
  return (
    <FilterSection
      id={name}
      title={intl.formatMessage(filterTexts[name].title)}
      summary={choiceSummary(intl, value.length, 0)}
      isOpenAtFirst={value.length > 0}
    >
      {(isOpen) => <CountedChoices {...props} counted={isOpen ? settled : null} />}
    </FilterSection>
  )
}

interface CountedChoicesProps extends ChoiceFilterProps {
  counted: FilterProps<'projectPhases'>['settled'] | null
}

function CountedChoices(props: CountedChoicesProps) {
  const { name, vocabulary, counted, value, onChange, isAllowed = () => true, description } = props
  const { formatMessage } = useIntl()
  const { countOf } = useOptionCounts(counted, name)
  return (
    <CheckboxGroup
      label={formatMessage(filterTexts[name].title)}
      isLabelHidden
      description={description}
      options={vocabulary.options[name].map((option) => ({
        value: String(option.id),
        label: option.name,
        note: isAllowed(option.id) ? countOf(option.id) : undefined,
        isDisabled: !isAllowed(option.id),
      }))}
      value={value.map(String)}
      onChange={(values) => onChange(values.map(Number))}
    />
  )
}

/** Filters projects by their phase. Phases that the user's product does not include are disabled (S09). */
export function ProjectPhaseFilter(props: FilterProps<'projectPhases'>) {
  const { formatMessage } = useIntl()
  const caller = useCaller()
  const isAllowed = (id: number) => mayUseProjectPhase(caller, id)
  const isLimited = !props.vocabulary.options.projectPhases.every(({ id }) => isAllowed(id))
  return (
    <ChoiceFilter
      {...props}
      isAllowed={isAllowed}
      description={isLimited ? formatMessage(messages.noProductPhases) : undefined}
    />
  )
}
