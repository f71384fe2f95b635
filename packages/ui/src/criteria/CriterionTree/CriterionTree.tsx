import type { ReactNode, Ref } from 'react'
import { useImperativeHandle } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../actions/Button/Button'
import { Skeleton } from '../../feedback/Skeleton/Skeleton'
import type { AnyRootProps, RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'
import { useMediaQuery } from '../../styles/useMediaQuery'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import type { CriterionId } from '../model/CriterionTreeModel'
import type { CriterionTreeRow } from '../useCriterionTree/CriterionTreeRow'
import type { CriterionTreeOptions } from '../useCriterionTree/useCriterionTree'
import { useCriterionTree } from '../useCriterionTree/useCriterionTree'
import { CriterionFind } from './CriterionFind'
import { CriterionRow } from './CriterionRow'
import { FormValues } from './FormValues'
import { useRootFontSize } from './useRootFontSize'
import * as css from './CriterionTree.css'
import { criterionTreeMessages as messages } from './CriterionTree.messages'

/** Functions that expand or collapse all branches of the tree, for buttons outside it. */
export interface CriterionTreeActions {
  expandAll: () => void
  collapseAll: () => void
}

/** The props of a criterion tree. */
export interface CriterionTreeProps<Id extends CriterionId = CriterionId>
  extends Omit<CriterionTreeOptions<Id>, 'aria-label' | 'rowHeight'>, RootProps<HTMLElement> {
  /** The accessible name of the tree, such as the name of its criterion type. */
  label: string
  /**
   * Maps the id of a node to the number at the end of its row, such as how many items match the criterion. A
   * row whose id is missing shows 0. Without `counts`, no row has a number.
   */
  counts?: ReadonlyMap<Id, number>
  /** Whether `counts` contains lower bounds. If so, a plus follows each number. @default false */
  areCountsLowerBounds?: boolean
  /** Whether the tree has a search field. @default true for more than 12 nodes */
  isFilterable?: boolean
  /** Whether the nodes are loading. Skeletons then take their place. */
  isLoading?: boolean
  /**
   * The name under which a form submits the included ids. The excluded ids are submitted under the same name
   * with `.excluded` at its end.
   */
  name?: string
  /** A ref that receives the functions `expandAll` and `collapseAll`. */
  actionsRef?: Ref<CriterionTreeActions>
  /**
   * Renders the content of a row, instead of its mark, label and count. Pass the same function in every
   * render, because a new function renders all rows again.
   */
  renderRow?(row: CriterionTreeRow<Id>): ReactNode
}

const announcements = {
  none: messages.saidNone,
  included: messages.saidIncluded,
  excluded: messages.saidExcluded,
  mixed: messages.saidMixed,
}

/**
 * A tree of criteria with a search field. Users include and exclude nodes by mouse, touch and keyboard. Only
 * rows in view are rendered, so the tree stays fast with ten thousand nodes (S10).
 *
 * The id of a branch in `value` includes all nodes below the branch. If all children of a branch are marked,
 * `value` contains the id of the branch instead of the ids of the children.
 */
export function CriterionTree<Id extends CriterionId = CriterionId>(props: CriterionTreeProps<Id>) {
  const { items, value, defaultValue, onChange, onMark, canExclude, isDisabled, maxHeight, ...others } = props
  const { expanded, defaultExpanded, onExpandedChange, filter, defaultFilter, ...more } = others
  const { onFilterChange, label, counts, areCountsLowerBounds = false, isFilterable, ...rest } = more
  const { isLoading, name, actionsRef, renderRow, className, ...root } = rest as typeof rest & AnyRootProps
  const { formatMessage } = useIntl()
  // The tree computes with pixels, but its rows are as high as their text needs.
  const rem = useRootFontSize()
  const tree = useCriterionTree({
    items,
    value,
    defaultValue,
    onChange,
    onMark,
    canExclude,
    isDisabled,
    maxHeight,
    expanded,
    defaultExpanded,
    onExpandedChange,
    filter,
    defaultFilter,
    onFilterChange,
    'aria-label': label,
    rowHeight: Math.round(rem * (useMediaQuery('(pointer: coarse)') ? 2.75 : 1.875)),
  })
  const { size, hitCount, lastMarked, appliedFilter, setFilter, expandAll, collapseAll } = tree
  useImperativeHandle(actionsRef, () => ({ expandAll, collapseAll }))
  if (isLoading)
    return <Skeleton {...root} className={className} lines={6} lineHeight={Math.round(rem * 1.875)} />
  if (size === 0)
    return (
      <p {...root} className={classNames(css.nothing, className)}>
        {formatMessage(messages.empty)}
      </p>
    )
  return (
    <div {...root} className={classNames(css.tree, className)}>
      {name !== undefined && !isDisabled && <FormValues name={name} value={tree.value} />}
      {(isFilterable ?? size > 12) && (
        <CriterionFind {...{ label, isDisabled }} typed={tree.filter} onTypedChange={setFilter} />
      )}
      <output className={visuallyHidden}>
        {hitCount !== null && formatMessage(messages.hits, { count: hitCount })}
      </output>
      {tree.rowCount === 0 ? (
        <div className={css.nothing}>
          <p>{formatMessage(messages.noHits, { typed: appliedFilter })}</p>
          <Button size="small" onPress={() => setFilter('')}>
            {formatMessage(messages.clear)}
          </Button>
        </div>
      ) : (
        <>
          <div {...tree.treeProps} className={css.scroller}>
            <div {...tree.contentProps}>
              {tree.rows.map((row) => (
                <CriterionRow
                  key={row.id}
                  {...row}
                  getRowProps={tree.getRowProps}
                  getToggleProps={tree.getToggleProps}
                  count={counts && (counts.get(row.id) ?? 0)}
                  isLowerBound={areCountsLowerBounds}
                  filter={appliedFilter}
                  renderRow={renderRow}
                />
              ))}
            </div>
          </div>
          <output className={visuallyHidden}>
            {lastMarked && formatMessage(announcements[lastMarked.mark], { label: lastMarked.label })}
          </output>
        </>
      )}
    </div>
  )
}
