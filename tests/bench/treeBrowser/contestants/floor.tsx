import { useLayoutEffect, useRef } from 'react'
import { nodes } from '../BenchNode'
import type { BenchNode } from '../BenchNode'
import type { Contestant, ContestantProps } from '../Contestant'
import { rowHeight, viewHeight } from '../Contestant'

const rowsAround = 6

interface FlatRow {
  node: BenchNode
  level: number
  isHit: boolean
}

/**
 * Draws the visible rows with as little work as possible, as plain HTML. Returns a function that removes the
 * event listeners.
 */
function drawRows(view: HTMLElement, { isExpanded, typed }: ContestantProps, checked: Set<number>) {
  const wanted = typed.toLowerCase()
  const flat: FlatRow[] = []
  const walk = (among: readonly BenchNode[], level: number): boolean => {
    let hasHit = false
    for (const node of among) {
      const place = flat.length
      const isHit = wanted !== '' && node.name.toLowerCase().includes(wanted)
      flat.push({ node, level, isHit })
      const below = isExpanded || wanted !== '' ? walk(node.children, level + 1) : false
      if (wanted !== '' && !isHit && !below) flat.length = place
      else hasHit = true
    }
    return hasHit
  }
  walk(nodes, 0)
  const draw = () => {
    const first = Math.max(0, Math.floor(view.scrollTop / rowHeight) - rowsAround)
    const last = first + viewHeight / rowHeight + 2 * rowsAround
    const html = flat
      .slice(first, last)
      .map(
        ({ node, level }, place) =>
          `<div role="treeitem" aria-level="${level + 1}" aria-checked="${checked.has(node.id)}" style="position:absolute;inline-size:100%;block-size:${rowHeight}px;transform:translateY(${(first + place) * rowHeight}px);padding-inline-start:${level * 18}px"><input type="checkbox" ${checked.has(node.id) ? 'checked' : ''}>${node.name}</div>`,
      )
      .join('')
    view.innerHTML = `<div style="position:relative;block-size:${flat.length * rowHeight}px">${html}</div>`
  }
  const markRoot = () => {
    const fill = (node: BenchNode) => {
      checked.add(node.id)
      for (const child of node.children) fill(child)
    }
    if (nodes[0]) fill(nodes[0])
    draw()
  }
  draw()
  view.addEventListener('scroll', draw)
  view.addEventListener('click', markRoot)
  return () => {
    view.removeEventListener('scroll', draw)
    view.removeEventListener('click', markRoot)
  }
}

function Tree(props: ContestantProps) {
  const view = useRef<HTMLDivElement>(null)
  const checked = useRef(new Set<number>())
  useLayoutEffect(() => {
    return view.current ? drawRows(view.current, props, checked.current) : undefined
  }, [props])
  return <div ref={view} id="view" style={{ blockSize: viewHeight, overflow: 'auto' }} />
}

/** The baseline, with which the other trees are compared. It does only what every tree has to do. */
export const contestant: Contestant = {
  Tree,
  row: '[role=treeitem]',
  rootBox: '[role=treeitem]',
  marked: '[role=treeitem][aria-checked=true]',
  scroller: '#view',
}
