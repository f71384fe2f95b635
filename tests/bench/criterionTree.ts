import type { CriterionItem } from '@spadestik/ui/criterionModel'
import {
  buildCriterionTree,
  markOf,
  marksFrom,
  matchLabels,
  selectionOf,
  withMark,
} from '@spadestik/ui/criterionModel'
import { Bench } from 'tinybench'

/**
 * This script measures the criterion tree, in which users include and exclude nodes, in two sizes. It
 * compares marking the root with the same action in a plain recursive tree. It prints median times and the
 * time per 10,000 nodes, and a slow result does not fail the run.
 */
type Node = CriterionItem<number>

interface WalkedNode {
  included: boolean
  readonly children: WalkedNode[]
}

function grow(size: number): { nested: Node[]; grown: number } {
  const fan = Math.round((size - 1) ** (1 / 4))
  let id = 0
  const nest = (level: number): Node[] =>
    level === 4
      ? []
      : Array.from({ length: fan }, () => ({
          id: (id += 1),
          label: `Criterion ${id} bridge`,
          children: nest(level + 1),
        }))
  const nested = [{ id: 1_000_000, label: 'All', children: nest(0) }]
  return { nested, grown: id + 1 }
}

const walk = (nodes: readonly Node[]): WalkedNode[] =>
  nodes.map(({ children = [] }) => ({ included: false, children: walk(children) }))

function fill(node: WalkedNode, included: boolean): void {
  node.included = included
  for (const child of node.children) fill(child, included)
}

/** Most tree components count the included nodes like this after each press, to update their checkboxes. */
const count = (node: WalkedNode): number =>
  (node.included ? 1 : 0) + node.children.reduce((sum, child) => sum + count(child), 0)

const rows: Record<string, string | number>[] = []
for (const size of [10_000, 100_000]) {
  const { nested, grown } = grow(size)
  const tree = buildCriterionTree(nested)
  let marks = marksFrom(tree, { included: [], excluded: [] })
  const press = (index: number) => {
    const mark = markOf(tree, marks, index) === 'included' ? 'excluded' : 'included'
    marks = withMark(tree, marks, index, mark)
  }
  const walked = walk(nested)
  const word = `${Math.floor(grown / 2)}`
  const bench = new Bench({ time: 500 })
  bench
    .add('mark the root', () => press(0))
    .add('mark a leaf', () => press(4))
    .add('describe all marks', () => void selectionOf(tree, marks))
    .add('load a mark of the root', () => void marksFrom(tree, { included: [1_000_000], excluded: [] }))
    .add('type a word', () => void matchLabels(tree, word))
    .add('recursive: mark the root', () => {
      for (const root of walked) {
        fill(root, !root.included)
        count(root)
      }
    })
  await bench.run()
  for (const { name, result } of bench.tasks) {
    if (result.state !== 'completed') continue
    const ms = result.latency.p50
    rows.push({
      nodes: grown,
      what: name,
      'median, ms': ms.toFixed(4),
      'ms for 10,000': ((ms / grown) * 10_000).toFixed(4),
    })
  }
}
console.table(rows)
