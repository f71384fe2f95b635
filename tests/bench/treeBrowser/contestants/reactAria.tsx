import { useMemo } from 'react'
import { Checkbox } from 'react-aria-components/Checkbox'
import { Collection } from 'react-aria-components/Collection'
import { Tree as AriaTree, TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { branchIds, filterNodes, nodes } from '../BenchNode'
import type { BenchNode } from '../BenchNode'
import type { Contestant, ContestantProps } from '../Contestant'
import { rowHeight, viewHeight } from '../Contestant'

const layoutOptions = { rowHeight }

function Row({ node }: { node: BenchNode }) {
  return (
    <TreeItem id={node.id} textValue={node.name} className="row">
      <TreeItemContent>
        <Checkbox slot="selection" className="box">
          {node.name}
        </Checkbox>
      </TreeItemContent>
      <Collection items={node.children}>{(child) => <Row node={child} />}</Collection>
    </TreeItem>
  )
}

function Tree({ isExpanded, typed }: ContestantProps) {
  const items = useMemo(() => filterNodes(nodes, typed), [typed])
  const expandedKeys = useMemo(
    () => new Set(isExpanded || typed !== '' ? branchIds(items) : []),
    [isExpanded, typed, items],
  )
  return (
    <Virtualizer layout={ListLayout} layoutOptions={layoutOptions}>
      <AriaTree
        aria-label="Category"
        selectionMode="multiple"
        items={items}
        expandedKeys={expandedKeys}
        style={{ blockSize: viewHeight, overflow: 'auto' }}
      >
        {(node) => <Row node={node} />}
      </AriaTree>
    </Virtualizer>
  )
}

/** React Aria's tree in its virtualizer. A press marks only the pressed row, and not its descendants. */
export const contestant: Contestant = {
  Tree,
  row: '[role=row]',
  rootBox: '[role=row] input[type=checkbox]',
  marked: '[role=row][aria-selected=true]',
  scroller: '[role=treegrid]',
}
