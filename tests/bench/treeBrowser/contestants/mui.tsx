import { RichTreeView } from '@mui/x-tree-view/RichTreeView'
import { useMemo } from 'react'
import { branchIds, filterNodes, nodes } from '../BenchNode'
import type { BenchNode } from '../BenchNode'
import type { Contestant, ContestantProps } from '../Contestant'
import { rowHeight, viewHeight } from '../Contestant'

const propagation = { parents: true, descendants: true }
const idOf = (node: BenchNode) => String(node.id)
const nameOf = (node: BenchNode) => node.name

function Tree({ isExpanded, typed }: ContestantProps) {
  const items = useMemo(() => filterNodes(nodes, typed), [typed])
  const expandedItems = useMemo(
    () => (isExpanded || typed !== '' ? branchIds(items).map(String) : []),
    [isExpanded, typed, items],
  )
  return (
    <div id="view" style={{ blockSize: viewHeight, overflow: 'auto' }}>
      <RichTreeView<BenchNode, true>
        multiSelect
        checkboxSelection
        selectionPropagation={propagation}
        items={items}
        itemHeight={rowHeight}
        getItemId={idOf}
        getItemLabel={nameOf}
        expandedItems={expandedItems}
      />
    </div>
  )
}

export const contestant: Contestant = {
  Tree,
  row: '[role=treeitem]',
  rootBox: 'input[type=checkbox]',
  marked: '[role=treeitem][aria-checked=true], [role=treeitem][aria-selected=true]',
  scroller: '#view',
}
