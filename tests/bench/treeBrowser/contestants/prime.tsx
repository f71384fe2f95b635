import { Tree as PrimeTree } from 'primereact/tree'
import type { TreeNode } from 'primereact/treenode'
import { useMemo, useState } from 'react'
import { branchIds, filterNodes, nodes } from '../BenchNode'
import type { BenchNode } from '../BenchNode'
import type { Contestant, ContestantProps } from '../Contestant'
import { viewHeight } from '../Contestant'

const toPrime = (node: BenchNode): TreeNode => ({
  key: String(node.id),
  label: node.name,
  children: node.children.map(toPrime),
})
const style = { blockSize: viewHeight, overflow: 'auto' }

function Tree({ isExpanded, typed }: ContestantProps) {
  const filtered = useMemo(() => filterNodes(nodes, typed), [typed])
  const value = useMemo(() => filtered.map(toPrime), [filtered])
  const expandedKeys = useMemo(
    () =>
      Object.fromEntries(
        (isExpanded || typed !== '' ? branchIds(filtered) : []).map((id) => [String(id), true]),
      ),
    [isExpanded, typed, filtered],
  )
  const [selectionKeys, setSelectionKeys] = useState<Record<string, object>>({})
  return (
    <div id="view" style={style}>
      <PrimeTree
        value={value}
        selectionMode="checkbox"
        expandedKeys={expandedKeys}
        onToggle={() => undefined}
        selectionKeys={selectionKeys as never}
        onSelectionChange={(event) => setSelectionKeys(event.value as Record<string, object>)}
      />
    </div>
  )
}

export const contestant: Contestant = {
  Tree,
  row: '[role=treeitem]',
  rootBox: '.p-checkbox, .p-checkbox-box',
  marked: '[role=treeitem][aria-checked=true]',
  scroller: '#view',
}
