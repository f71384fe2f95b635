import AntTree from 'antd/es/tree'
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
    <AntTree
      checkable
      virtual
      motion={false}
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

export const contestant: Contestant = {
  Tree,
  row: '.ant-tree-list-holder .ant-tree-treenode',
  rootBox: '.ant-tree-list-holder .ant-tree-checkbox',
  marked: '.ant-tree-checkbox-checked',
  scroller: '.ant-tree-list-holder',
}
