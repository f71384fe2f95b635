import { buildCriterionTree, createCriterionMarks } from '@spadestik/domain/criteria'
import type { NestedCriterion } from '@spadestik/domain/criteria'
import { Bench } from 'tinybench'

/**
 * Measures one press on branches of different sizes, our engine beside the plain recursive model that
 * most tree components use. Prints a table; it judges nothing.
 */
interface WalkedNode {
  included: boolean
  readonly children: WalkedNode[]
}

const fanOut = [20, 20, 24]

function nest(level: number, next: { id: number }): NestedCriterion[] {
  return Array.from({ length: fanOut[level] ?? 0 }, () => {
    const id = (next.id += 1)
    return { id, name: `Criterion ${id}`, children: nest(level + 1, next) }
  })
}

const nested = nest(0, { id: 0 })
const tree = buildCriterionTree(nested)
const marks = createCriterionMarks(tree)
const walked = (nodes: readonly NestedCriterion[]): WalkedNode[] =>
  nodes.map(({ children }) => ({ included: false, children: walked(children) }))
const roots = walked(nested)

function fill(node: WalkedNode, included: boolean): void {
  node.included = included
  for (const child of node.children) fill(child, included)
}

/** What a recursive tree does after each press to know every box's state. */
function count(node: WalkedNode): number {
  return (node.included ? 1 : 0) + node.children.reduce((sum, child) => sum + count(child), 0)
}

function walkedPress(node: WalkedNode | undefined): void {
  if (node === undefined) return
  fill(node, !node.included)
  for (const root of roots) count(root)
}

const bench = new Bench({ time: 300 })
const leaf = 2
bench
  .add(`engine: a root of ${(tree.end[0] ?? 0) - 1} below`, () => marks.press(0, false))
  .add('walked: the same root', () => walkedPress(roots[0]))
  .add('engine: a leaf', () => marks.press(leaf, false))
  .add('walked: the same leaf', () => walkedPress(roots[0]?.children[0]?.children[0]))
  .add('engine: summary of all marks', () => {
    marks.summarise()
  })
await bench.run()
console.log(`${tree.size} criteria`)
console.table(bench.table())
