import Checkbox from '@mui/material/Checkbox'
import type { CriterionTreeRow } from '@spadestik/ui/useCriterionTree'
import { useCriterionTree } from '@spadestik/ui/useCriterionTree'
import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { memo } from 'react'
import { branchIds, items, nodes } from '../BenchNode'
import type { Contestant, ContestantProps } from '../Contestant'
import { rowHeight, viewHeight } from '../Contestant'

const branches = branchIds(nodes)
const closed: readonly number[] = []
const slotProps = { input: { tabIndex: -1, 'aria-hidden': true } } as const

interface RowProps extends CriterionTreeRow {
  getRowProps: (row: CriterionTreeRow) => ComponentPropsWithRef<'div'>
  getToggleProps: (row: CriterionTreeRow) => { onClick: (event: MouseEvent) => void }
}

const Row = memo(function Row({ getRowProps, getToggleProps, ...row }: RowProps) {
  const { style, ...rowProps } = getRowProps(row)
  return (
    <div {...rowProps} style={{ ...style, display: 'flex', paddingInlineStart: (row.level - 1) * 18 }}>
      {row.isExpanded !== undefined && (
        <svg viewBox="0 0 24 24" width={14} aria-hidden {...getToggleProps(row)}>
          <path d={row.isExpanded ? 'm6 9 6 6 6-6' : 'm9 18 6-6-6-6'} stroke="currentColor" fill="none" />
        </svg>
      )}
      <Checkbox
        size="small"
        checked={row.mark === 'included'}
        indeterminate={row.mark === 'mixed'}
        color={row.mark === 'excluded' ? 'error' : 'primary'}
        slotProps={slotProps}
      />
      {row.label}
    </div>
  )
})

function Tree({ isExpanded, typed }: ContestantProps) {
  const { rows, treeProps, contentProps, getRowProps, getToggleProps } = useCriterionTree({
    items,
    'aria-label': 'Category',
    expanded: isExpanded ? branches : closed,
    filter: typed,
    rowHeight,
    maxHeight: viewHeight,
  })
  return (
    <div {...treeProps} style={{ ...treeProps.style, overflowY: 'auto' }}>
      <div {...contentProps}>
        {rows.map((row) => (
          <Row key={row.id} {...row} {...{ getRowProps, getToggleProps }} />
        ))}
      </div>
    </div>
  )
}

export const contestant: Contestant = {
  Tree,
  row: '[role=treeitem]',
  rootBox: '[role=treeitem]',
  marked: '[role=treeitem][aria-checked=true]',
  scroller: '[role=tree]',
}
