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
import type { AnyRootProps, RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** Functions of the tree for buttons outside it. */
export interface CriterionTreeActions {
  expandAll: () => void
  collapseAll: () => void
}

/** The props of a criterion tree. */
export interface CriterionTreeProps extends RootProps<HTMLElement> {
  /** The tree's name, such as the name of its criterion type. */
  label: string
  tree: CriterionTreeModel
  marks: CriterionMarks
  /**
   * Called when a node is pressed. The caller then updates the mark of the node and its descendants in the
   * store.
   */
  onMark: (index: number) => void
  /** A number shown at the end of each row, by node. */
  counts?: ArrayLike<number>
  /** Whether the counts are lower bounds. A plus then follows each number. @default false */
  areCountsLowerBounds?: boolean
  /** The expanded nodes, if the parent controls them. While a text is typed, the hits decide instead. */
  expanded?: readonly number[]
  /** The nodes that are expanded at first, if the tree keeps them. */
  defaultExpanded?: readonly number[]
  onExpandedChange?: (nodes: readonly number[]) => void
  /** Whether the tree has a search field. @default true for more than 12 nodes */
  isFilterable?: boolean
  isDisabled?: boolean
  isLoading?: boolean
  /** The height in px above which the tree scrolls. @default 330 */
  maxHeight?: number
  /** Receives the functions of the tree. */
  actionsRef?: Ref<CriterionTreeActions>
}

/**
 * A tree of criteria that can be searched, and whose nodes can be included or excluded by pointer, touch and
 * keyboard. Only the rows in view are rendered, so ten thousand nodes are no problem (S10).
 */
export function CriterionTree({
  label,
  tree,
  marks,
  onMark,
  counts,
  areCountsLowerBounds,
  expanded,
  defaultExpanded,
  onExpandedChange,
  isFilterable = tree.size > 12,
  isDisabled = false,
  isLoading = false,
  maxHeight = 330,
  actionsRef,
  ...rest
}: CriterionTreeProps) {
  const { className, ...root } = rest as AnyRootProps
  const { formatMessage } = useIntl()
  const state = useCriterionTreeState(tree, { expanded, defaultExpanded, onExpandedChange })
  const { expandAll, collapseAll } = state
  useImperativeHandle(actionsRef, () => ({ expandAll, collapseAll }))
  if (isLoading) return <Skeleton {...root} className={className} lines={6} lineHeight={30} />
  if (tree.size === 0)
    return (
      <p {...root} className={classNames(css.nothing, className)}>
        {formatMessage(messages.empty)}
      </p>
    )
  const { typed, matches, rows } = state
  return (
    <div {...root} className={classNames(css.tree, className)}>
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
          {...{ label, tree, marks, onMark, counts, areCountsLowerBounds, isDisabled, maxHeight, rows }}
          positions={state.positions}
          rowIndex={state.rowIndex}
          filter={state.filter}
          isOpen={state.isOpen}
          runAction={state.runAction}
          setCurrent={state.setCurrent}
        />
      )}
    </div>
  )
}
