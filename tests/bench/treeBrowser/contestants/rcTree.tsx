import RcTree from 'rc-tree'
import { useMemo, useState } from 'react'
import { branchIds, filterNodes, nodes } from '../BenchNode'
import type { Contestant, ContestantProps } from '../Contestant'
import { rowHeight, viewHeight } from '../Contestant'

const fieldNames = { title: 'name', key: 'id', children: 'children' }

function Tree({ isExpanded, typed }: ContestantProps) {
  const treeData = useMemo(() => filterNodes(nodes, typed), [typed])
  const expandedKeys = useMemo(
    () => (isExpanded || typed !== '' ? branchIds(treeData) : []),
    [isExpanded, typed, treeData],
  )
  const [checkedKeys, setCheckedKeys] = useState<number[]>([])
  return (
    <RcTree
      checkable
      virtual
      height={viewHeight}
      itemHeight={rowHeight}
      fieldNames={fieldNames}
      // oxlint-disable-next-line typescript/no-explicit-any -- the library's types only know its own field names
      treeData={treeData as any}
      expandedKeys={expandedKeys}
      checkedKeys={checkedKeys}
      onCheck={(keys) => setCheckedKeys((Array.isArray(keys) ? keys : keys.checked) as number[])}
    />
  )
}

/** The tree component on which Ant Design's tree is based. */
export const contestant: Contestant = {
  Tree,
  row: '.rc-tree-list-holder .rc-tree-treenode',
  rootBox: '.rc-tree-list-holder .rc-tree-checkbox',
  marked: '.rc-tree-checkbox-checked',
  scroller: '.rc-tree-list-holder',
}
