import { checkboxesFeature, expandAllFeature, syncDataLoaderFeature } from '@headless-tree/core'
import { useTree } from '@headless-tree/react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef } from 'react'
import { branchIds, filterNodes, nodes } from '../BenchNode'
import type { BenchNode } from '../BenchNode'
import type { Contestant, ContestantProps } from '../Contestant'
import { rowHeight, viewHeight } from '../Contestant'

const features = [syncDataLoaderFeature, checkboxesFeature, expandAllFeature]

function index(among: readonly BenchNode[], byId = new Map<string, BenchNode>()): Map<string, BenchNode> {
  for (const node of among) {
    byId.set(String(node.id), node)
    index(node.children, byId)
  }
  return byId
}

function Tree({ isExpanded, typed }: ContestantProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const shown = useMemo(() => filterNodes(nodes, typed), [typed])
  const byId = useMemo(() => index(shown), [shown])
  const expandedItems = useMemo(
    () => (isExpanded || typed !== '' ? branchIds(shown).map(String) : []),
    [isExpanded, typed, shown],
  )
  const tree = useTree<BenchNode>({
    rootItemId: 'root',
    features,
    canCheckFolders: true,
    propagateCheckedState: true,
    getItemName: (item) => item.getItemData().name,
    isItemFolder: (item) => item.getItemData().children.length > 0,
    dataLoader: {
      getItem: (id) => byId.get(id) ?? { id: 0, name: 'root', children: [...shown] },
      getChildren: (id) => (byId.get(id)?.children ?? shown).map((node) => String(node.id)),
    },
    state: { expandedItems },
  })
  useEffect(() => tree.rebuildTree(), [tree, byId, expandedItems])
  const items = tree.getItems()
  // oxlint-disable-next-line react/incompatible-library -- this page is built without the compiler
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
  })
  return (
    <div ref={scroller} id="view" style={{ blockSize: viewHeight, overflow: 'auto' }}>
      <div
        {...tree.getContainerProps()}
        style={{ position: 'relative', blockSize: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ index: place, start }) => {
          const item = items[place]
          return (
            item && (
              <div
                key={item.getId()}
                {...item.getProps()}
                data-checked={item.getCheckedState()}
                style={{
                  position: 'absolute',
                  inlineSize: '100%',
                  blockSize: rowHeight,
                  transform: `translateY(${start}px)`,
                  paddingInlineStart: item.getItemMeta().level * 18,
                }}
              >
                <input type="checkbox" {...item.getCheckboxProps()} />
                {item.getItemName()}
              </div>
            )
          )
        })}
      </div>
    </div>
  )
}

/** Headless Tree with TanStack Virtual, as its documentation recommends. */
export const contestant: Contestant = {
  Tree,
  row: '[role=treeitem]',
  rootBox: 'input[type=checkbox]',
  marked: '[data-checked=checked]',
  scroller: '#view',
}
