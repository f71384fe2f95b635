import type { MarkedCriterion } from '@spadestik/domain/criteria'
import { overriddenMarks } from '@spadestik/domain/criteria'
import type { SearchCriteria } from '@spadestik/domain/search'
import type { ChosenMark, CriterionSelection } from '@spadestik/ui/CriterionTree'
import { CriterionTree } from '@spadestik/ui/CriterionTree'
import { useStableHandler } from '@spadestik/ui/useStableHandler'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useFacet } from '../../api/facets'
import { messages } from '../words/Search.messages'
import type { CriterionFilterType } from '../words/useSearchVocabulary'
import { choiceSummary } from './choiceSummary'
import { useOpenGroups } from './FilterGroupsContext'
import { FilterSection } from './FilterSection'
import { usePressedChoices } from '../state/usePressedChoices'

interface CriterionFilterProps {
  type: CriterionFilterType
  /** The number beside each criterion counts matches of this search. */
  search: SearchCriteria
  /** The included and excluded criteria of this type. */
  choices: readonly MarkedCriterion[]
  onChange: (choices: readonly MarkedCriterion[]) => void
}

/** A criterion type as a tree in which criteria can be included and excluded (S10). */
export function CriterionFilter({ type, search, choices, onChange }: CriterionFilterProps) {
  const intl = useIntl()
  const { id: typeId, items, names } = type
  const [pressed, press] = usePressedChoices(choices)
  // An undo may run after other filters have changed, so it must call the current `onChange`.
  const change = useStableHandler(onChange)
  const { say } = useOpenGroups()

  /**
   * Says that including or excluding a criterion has replaced the choices below it, and offers to undo this.
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
      onAction: () => change(choices),
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
          choices={pressed}
          search={isOpen ? search : null}
          onMark={offerUndo}
          onChange={(next) => {
            press(next)
            onChange(next)
          }}
        />
      )}
    </FilterSection>
  )
}

interface CountedTreeProps extends Pick<CriterionFilterProps, 'type' | 'choices' | 'onChange'> {
  /** The search to count; null while the filter is collapsed. */
  search: SearchCriteria | null
  onMark: (id: number, mark: ChosenMark) => void
}

/** The tree with the number of matches beside each criterion. */
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
