import type { MarkedCriterion } from '@spadestik/domain/criteria'
import { marksOf, overriddenMarks } from '@spadestik/domain/criteria'
import type { SearchCriteria } from '@spadestik/domain/search'
import type { ChosenMark, CriterionSelection } from '@spadestik/ui/CriterionTree'
import { CriterionTree } from '@spadestik/ui/CriterionTree'
import { memo, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useFacet } from '../../api/facets'
import { messages } from '../../filters/Filter.messages'
import { useSay } from '../../frame/toasts/ToastsContext'
import type { CriterionFilterType } from '../../filters/useSearchVocabulary'
import { choiceSummary } from './choiceSummary'
import { FilterSection } from './FilterSection'
import { usePressedChoices } from '../state/usePressedChoices'

interface CriterionFilterProps {
  type: CriterionFilterType
  /** The current search. Each criterion shows how many items the search would find with this criterion. */
  search: SearchCriteria
  criteria: SearchCriteria['criteria']
  /** Replaces the included and excluded criteria of one type. Pass the same function in every render. */
  onChange: (typeId: number, choices: readonly MarkedCriterion[]) => void
}

/**
 * The filter of one criterion type, such as geography. Criteria in its tree can be included or excluded
 * (S10).
 */
export function CriterionFilter({ criteria, ...rest }: CriterionFilterProps) {
  const [choices, press] = usePressedChoices(marksOf(criteria, rest.type.id))
  return <CriterionSection {...rest} choices={choices} press={press} />
}

interface CriterionSectionProps extends Omit<CriterionFilterProps, 'criteria'> {
  choices: readonly MarkedCriterion[]
  /** Shows the chosen criteria immediately, before the address of the page contains them. */
  press: (choices: readonly MarkedCriterion[]) => void
}

/**
 * The section with the criteria. It is memoised, so that a press in one filter does not render the other
 * filters.
 */
const CriterionSection = memo(function CriterionSection(props: CriterionSectionProps) {
  const { type, search, choices, press, onChange } = props
  const intl = useIntl()
  const say = useSay()
  const { id: typeId, items, names } = type

  /**
   * Shows a toast with an undo button if the choice of a criterion has replaced choices below it in the tree.
   */
  const offerUndo = (id: number, mark: ChosenMark) => {
    const overridden = overriddenMarks(items, choices, id, mark)
    const [first] = overridden
    if (first === undefined) return
    say({
      text: intl.formatMessage(messages.overridden, {
        branch: names.get(id) ?? '',
        count: overridden.length,
        name: names.get(first.id) ?? '',
      }),
      actionLabel: intl.formatMessage(messages.undo),
      // Other filters may change before the user presses undo. These changes remain, because `onChange`
      // changes only this filter of the current search.
      onAction: () => onChange(typeId, choices),
    })
  }

  const included = choices.filter((choice) => choice.included).length
  return (
    <FilterSection
      title={type.name}
      summary={choiceSummary(intl, included, choices.length - included)}
      id={`criteria ${typeId}`}
      isOpenAtFirst={type.isFirst || choices.length > 0}
    >
      {(isOpen) => (
        <CountedTree
          type={type}
          choices={choices}
          search={isOpen ? search : null}
          onMark={offerUndo}
          onChange={(next) => {
            press(next)
            onChange(typeId, next)
          }}
        />
      )}
    </FilterSection>
  )
})

interface CountedTreeProps extends Pick<CriterionSectionProps, 'type' | 'choices'> {
  onChange: (choices: readonly MarkedCriterion[]) => void
  search: SearchCriteria | null
  onMark: (id: number, mark: ChosenMark) => void
}

function CountedTree({
  type: { id: typeId, name, items },
  choices,
  search,
  onMark,
  onChange,
}: CountedTreeProps) {
  const { data: facet } = useFacet(search, { typeId })
  const counts = useMemo(
    () => (facet ? new Map(facet.criteria.map(({ id, count }) => [id, count])) : undefined),
    [facet],
  )
  return (
    <CriterionTree
      label={name}
      items={items}
      value={useMemo(() => selectionOf(choices), [choices])}
      onMark={onMark}
      onChange={(selection) => onChange(choicesOf(selection))}
      counts={counts}
      areCountsLowerBounds={facet?.countIsCapped ?? false}
    />
  )
}

const selectionOf = (choices: readonly MarkedCriterion[]): CriterionSelection<number> => ({
  included: choices.filter((choice) => choice.included).map(({ id }) => id),
  excluded: choices.filter((choice) => !choice.included).map(({ id }) => id),
})

const choicesOf = ({ included, excluded }: CriterionSelection<number>): MarkedCriterion[] => [
  ...included.map((id) => ({ id, included: true })),
  ...excluded.map((id) => ({ id, included: false })),
]
