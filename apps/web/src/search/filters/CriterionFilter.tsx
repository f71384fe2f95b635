import type { CriterionMarks, MarkedCriterion } from '@spadestik/domain/criteria'
import { overriddenMarks } from '@spadestik/domain/criteria'
import type { SearchCriteria } from '@spadestik/domain/search'
import { nextMark } from '@spadestik/ui/Checkbox'
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
import { useCriterionMarks } from '../state/useCriterionMarks'

interface CriterionFilterProps {
  type: CriterionFilterType
  /** The search whose matches are counted beside each criterion. */
  search: SearchCriteria
  /** The included and excluded criteria of this type. */
  choices: readonly MarkedCriterion[]
  onChange: (choices: readonly MarkedCriterion[]) => void
}

/** A criterion type as a tree whose nodes can be included and excluded (S10). */
export function CriterionFilter({ type, search, choices, onChange }: CriterionFilterProps) {
  const intl = useIntl()
  const { id: typeId, tree } = type
  const marks = useCriterionMarks(tree, choices)
  // An undo runs later, when other filters may have changed.
  const change = useStableHandler(onChange)
  const { say } = useOpenGroups()

  /** Says that a press on a branch has replaced marks below it, and offers to undo the press. */
  const offerUndo = (index: number, overridden: readonly MarkedCriterion[]) => {
    const [first] = overridden
    if (first === undefined) return
    say({
      text: intl.formatMessage(messages.overridden, {
        branch: tree.label(index),
        count: overridden.length,
        name: tree.label(tree.indexOfId.get(first.id) ?? -1),
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
          marks={marks}
          search={isOpen ? search : null}
          onMark={(index) => {
            const mark = nextMark(marks.get(index), true)
            const overridden = overriddenMarks(tree, choices, index, mark)
            marks.set(index, mark)
            onChange(marks.summarise())
            offerUndo(index, overridden)
          }}
        />
      )}
    </FilterSection>
  )
}

interface CountedTreeProps {
  type: CriterionFilterType
  marks: CriterionMarks
  /** Null while the filter is folded. */
  search: SearchCriteria | null
  onMark: (index: number) => void
}

/** The tree with the number of matches beside each criterion. */
function CountedTree({ type: { id: typeId, name, tree }, marks, search, onMark }: CountedTreeProps) {
  const { data: facet } = useFacet(search, { typeId })
  const counts = useMemo(() => (facet ? countsByNode(tree, facet.criteria) : undefined), [tree, facet])
  return (
    <CriterionTree
      label={name}
      tree={tree}
      marks={marks}
      counts={counts}
      areCountsLowerBounds={facet?.countIsCapped ?? false}
      onMark={onMark}
    />
  )
}

/** Returns the number of matches for each node, by its index. Nodes that are not counted have none. */
function countsByNode(
  tree: CriterionFilterType['tree'],
  counted: readonly { readonly id: number; readonly count: number }[],
): Uint32Array {
  const counts = new Uint32Array(tree.size)
  for (const { id, count } of counted) {
    const index = tree.indexOfId.get(id)
    if (index !== undefined) counts[index] = count
  }
  return counts
}
