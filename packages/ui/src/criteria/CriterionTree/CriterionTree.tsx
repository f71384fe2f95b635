import type { Ref } from 'react'
import { useImperativeHandle } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../actions/Button/Button'
import { Skeleton } from '../../feedback/Skeleton/Skeleton'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import { CriterionFind } from './CriterionFind'
import type { CriterionMarks } from './CriterionMarks'
import { CriterionRows } from './CriterionRows'
import * as css from './CriterionTree.css'
import { criterionTreeMessages as messages } from './CriterionTree.messages'
import type { CriterionTreeModel } from './CriterionTreeModel'
import { useCriterionTreeState } from './useCriterionTreeState'

/** What a button outside can ask of the tree. */
export interface CriterionTreeHandle {
  expandAll: () => void
  collapseAll: () => void
}

/** A tree of criteria whose nodes are marked. */
export interface CriterionTreeProps {
  /** The tree's name, such as the name of its criterion type. */
  label: string
  tree: CriterionTreeModel
  marks: CriterionMarks
  /** Called when a node is pressed; the store then decides its next mark and that of its descendants. */
  onMarkPress: (index: number) => void
  /** A number shown at the end of each row, by node. */
  counts?: ArrayLike<number>
  /** Whether there may be more than each number says; a plus then follows it. @default false */
  areCountsLowerBounds?: boolean
  /** The nodes that are open at first. */
  defaultExpanded?: readonly number[]
  /** Whether labels can be looked for. @default true for more than 12 nodes */
  isFilterable?: boolean
  isDisabled?: boolean
  isLoading?: boolean
  /** The height in px from which the rows scroll. @default 330 */
  maxHeight?: number
  ref?: Ref<CriterionTreeHandle>
}

const allClosed: readonly number[] = []

/**
 * Shows a tree whose nodes are included or excluded, finds labels while they are typed, and is worked by
 * pointer, touch and keyboard alike; ten thousand nodes cost no more than the rows in view.
 *
 * @source specification 2, 4
 */
export function CriterionTree({
  label,
  tree,
  marks,
  onMarkPress,
  counts,
  areCountsLowerBounds,
  defaultExpanded = allClosed,
  isFilterable = tree.size > 12,
  isDisabled = false,
  isLoading = false,
  maxHeight = 330,
  ref,
}: CriterionTreeProps) {
  const { formatMessage } = useIntl()
  const state = useCriterionTreeState(tree, defaultExpanded)
  const { expandAll, collapseAll } = state
  useImperativeHandle(ref, () => ({ expandAll, collapseAll }))
  if (isLoading) return <Skeleton lines={6} lineHeight={30} />
  if (tree.size === 0) return <p className={css.nothing}>{formatMessage(messages.empty)}</p>
  const { typed, matches, rows } = state
  return (
    <div className={css.tree}>
      {isFilterable && (
        <CriterionFind {...{ label, typed, isDisabled }} size={tree.size} onTypedChange={state.setTyped} />
      )}
      <output className={visuallyHidden}>
        {matches && formatMessage(messages.hits, { count: matches.count })}
      </output>
      {rows.length === 0 ? (
        <div className={css.nothing}>
          <p>{formatMessage(messages.noHits, { typed: state.filter })}</p>
          <Button size="small" onPress={() => state.setTyped('')}>
            {formatMessage(messages.clear)}
          </Button>
        </div>
      ) : (
        <CriterionRows
          {...{ label, tree, marks, onMarkPress, counts, areCountsLowerBounds, isDisabled, maxHeight, rows }}
          positions={state.positions}
          place={state.place}
          filter={state.filter}
          isOpen={state.isOpen}
          carryOut={state.carryOut}
          setCurrent={state.setCurrent}
        />
      )}
    </div>
  )
}
