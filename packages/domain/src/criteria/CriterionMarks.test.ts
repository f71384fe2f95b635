import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { createCriterionMarks } from './CriterionMarks'
import type { NestedCriterion } from './CriterionTree'
import { buildCriterionTree } from './CriterionTree'
import type { Mark, ShownMark } from './mark'

const works: NestedCriterion[] = [
  {
    id: 1,
    name: 'Anlæg',
    children: [
      {
        id: 2,
        name: 'Broer',
        children: [
          { id: 3, name: 'Vejbroer', children: [] },
          { id: 4, name: 'Gangbroer', children: [] },
        ],
      },
      { id: 5, name: 'Havne', children: [] },
    ],
  },
]

/** A naive model to compare with: a mark on each leaf, everything else computed by recursion. */
class NaiveNode {
  private mark: Mark = 'none'
  constructor(
    readonly id: number,
    readonly children: NaiveNode[],
  ) {}
  fill(mark: Mark): void {
    if (this.children.length === 0) this.mark = mark
    for (const child of this.children) child.fill(mark)
  }
  shown(): ShownMark {
    const [first, ...others] = this.children.map((child) => child.shown())
    if (first === undefined) return this.mark
    return others.every((mark) => mark === first) ? first : 'mixed'
  }
}

const shape = fc.letrec<{ node: number[] }>(() => ({
  node: fc.array(fc.nat(), { minLength: 1, maxLength: 24 }),
})).node

/** Builds a tree in which each node is a root or the child of an earlier node. */
function treesFrom(picks: readonly number[]): { nested: NestedCriterion[]; naive: NaiveNode[] } {
  const naive: NaiveNode[] = []
  const roots: NaiveNode[] = []
  picks.forEach((pick, k) => {
    const node = new NaiveNode(k + 1, [])
    const above = pick % (k + 1)
    const parent = naive[above - 1]
    if (parent === undefined) roots.push(node)
    else parent.children.push(node)
    naive.push(node)
  })
  const nest = (node: NaiveNode): NestedCriterion => ({
    id: node.id,
    name: `Kriterium ${node.id}`,
    children: node.children.map(nest),
  })
  return { nested: roots.map(nest), naive }
}

const mark = fc.constantFrom<Mark>('none', 'included', 'excluded')
const presses = fc.array(fc.tuple(fc.nat(), mark), { maxLength: 30 })

describe('createCriterionMarks', () => {
  test('[S10] including a branch except one part gives two entries', () => {
    const tree = buildCriterionTree(works)
    const marks = createCriterionMarks(tree)
    marks.set(0, 'included')
    marks.set(3, 'excluded')
    expect(marks.get(0)).toBe('mixed')
    expect(marks.summarise()).toEqual([
      { id: 1, included: true },
      { id: 4, included: false },
    ])
  })

  test('[S10] unmarking one part of a branch keeps its siblings but not the branch', () => {
    const marks = createCriterionMarks(buildCriterionTree(works))
    marks.set(0, 'included')
    marks.set(3, 'none')
    expect(marks.summarise()).toEqual([
      { id: 3, included: true },
      { id: 5, included: true },
    ])
  })

  test('[S10] matches a naive recursive model for random trees and presses', () => {
    fc.assert(
      fc.property(shape, presses, (picks, clicks) => {
        const { nested, naive } = treesFrom(picks)
        const tree = buildCriterionTree(nested)
        const marks = createCriterionMarks(tree)
        for (const [pick, next] of clicks) {
          const node = naive[pick % naive.length]
          const index = node === undefined ? undefined : tree.indexOfId.get(node.id)
          if (node === undefined || index === undefined) throw new Error('The tree lost a node.')
          node.fill(next)
          marks.set(index, next)
        }
        for (const node of naive) expect(marks.get(tree.indexOfId.get(node.id) ?? -1)).toBe(node.shown())
      }),
    )
  })

  test('[S10] loading a summary into an empty tree restores the marks', () => {
    fc.assert(
      fc.property(shape, presses, (picks, clicks) => {
        const tree = buildCriterionTree(treesFrom(picks).nested)
        const marks = createCriterionMarks(tree)
        for (const [pick, next] of clicks) marks.set(pick % tree.size, next)
        const copy = createCriterionMarks(tree)
        copy.load(marks.summarise())
        for (let index = 0; index < tree.size; index += 1) expect(copy.get(index)).toBe(marks.get(index))
        expect(copy.summarise()).toEqual(marks.summarise())
      }),
    )
  })

  test('[S10] marking every leaf marks the root', () => {
    fc.assert(
      fc.property(shape, fc.constantFrom<Mark>('included', 'excluded'), (picks, all) => {
        const tree = buildCriterionTree(treesFrom(picks).nested)
        const byLeaf = createCriterionMarks(tree)
        const byRoot = createCriterionMarks(tree)
        for (let index = 0; index < tree.size; index += 1) {
          if (tree.end[index] === index + 1) byLeaf.set(index, all)
          if (tree.parent[index] === -1) byRoot.set(index, all)
        }
        expect(byLeaf.summarise()).toEqual(byRoot.summarise())
      }),
    )
  })

  test('[S10] loading ignores unknown ids', () => {
    const marks = createCriterionMarks(buildCriterionTree(works))
    marks.load([
      { id: 404, included: true },
      { id: 5, included: false },
    ])
    expect(marks.summarise()).toEqual([{ id: 5, included: false }])
  })

  test('[S10] notifies a node only when it, its branch or its descendants change', () => {
    const marks = createCriterionMarks(buildCriterionTree(works))
    const heard = [0, 1, 2, 3, 4].map((index) => {
      const listener = vi.fn()
      marks.subscribe(index, listener)
      return listener
    })
    marks.set(2, 'included')
    expect(heard.map((listener) => listener.mock.calls.length)).toEqual([1, 1, 1, 0, 0])
  })

  test('[S10] does not notify after unsubscribing', () => {
    const marks = createCriterionMarks(buildCriterionTree(works))
    const listener = vi.fn()
    marks.subscribe(0, listener)()
    marks.set(0, 'included')
    expect(listener).not.toHaveBeenCalled()
  })
})
