import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Mark } from '../../graphics/MarkGlyph/Mark'
import type { ChosenMark, CriterionMarks, CriterionSelection } from './criterionMarks'
import { markOf, marksFrom, selectionOf, withMark } from './criterionMarks'
import type { CriterionItem, CriterionTreeModel } from './CriterionTreeModel'
import { buildCriterionTree } from './CriterionTreeModel'

const nothing: CriterionSelection<number> = { included: [], excluded: [] }

const markAll = (
  tree: CriterionTreeModel<number>,
  ...presses: readonly [index: number, mark: ChosenMark][]
) =>
  presses.reduce<CriterionMarks>(
    (marks, [index, next]) => withMark(tree, marks, index, next),
    marksFrom(tree, nothing),
  )

const works: CriterionItem<number>[] = [
  {
    id: 1,
    label: 'Anlæg',
    children: [
      {
        id: 2,
        label: 'Broer',
        children: [
          { id: 3, label: 'Vejbroer', children: [] },
          { id: 4, label: 'Gangbroer', children: [] },
        ],
      },
      { id: 5, label: 'Havne', children: [] },
    ],
  },
]

/**
 * A slow but simple implementation of the marks. The tests compare the fast implementation with it. Only
 * leaves store a mark.
 */
class NaiveNode {
  private mark: ChosenMark = 'none'
  constructor(
    readonly id: number,
    readonly children: NaiveNode[],
  ) {}
  fill(mark: ChosenMark): void {
    if (this.children.length === 0) this.mark = mark
    for (const child of this.children) child.fill(mark)
  }
  shown(): Mark {
    const [first, ...others] = this.children.map((child) => child.shown())
    if (first === undefined) return this.mark
    return others.every((mark) => mark === first) ? first : 'mixed'
  }
}

const shape = fc.letrec<{ node: number[] }>(() => ({
  node: fc.array(fc.nat(), { minLength: 1, maxLength: 24 }),
})).node

/**
 * Builds a random tree twice: as items and as naive nodes. Each number in `picks` decides the parent of one
 * node.
 */
function treesFrom(picks: readonly number[]): { nested: CriterionItem<number>[]; naive: NaiveNode[] } {
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
  const nest = (node: NaiveNode): CriterionItem<number> => ({
    id: node.id,
    label: `Kriterium ${node.id}`,
    children: node.children.map(nest),
  })
  return { nested: roots.map(nest), naive }
}

const mark = fc.constantFrom<ChosenMark>('none', 'included', 'excluded')
const presses = fc.array(fc.tuple(fc.nat(), mark), { maxLength: 30 })

describe('[S10] the marks of a tree', () => {
  const tree = buildCriterionTree(works)

  test('including a branch except one part gives two ids', () => {
    const marks = markAll(tree, [0, 'included'], [3, 'excluded'])
    expect(markOf(tree, marks, 0)).toBe('mixed')
    expect(selectionOf(tree, marks)).toEqual({ included: [1], excluded: [4] })
  })

  test('removing the mark of one part of a branch keeps the marks of its siblings only', () => {
    const marks = markAll(tree, [0, 'included'], [3, 'none'])
    expect(selectionOf(tree, marks)).toEqual({ included: [3, 5], excluded: [] })
  })

  test('marking a node does not change the marks before it', () => {
    const before = marksFrom(tree, { included: [5], excluded: [] })
    withMark(tree, before, 0, 'excluded')
    expect(selectionOf(tree, before)).toEqual({ included: [5], excluded: [] })
  })

  test('equal those of a naive recursive model for random trees and presses', () => {
    fc.assert(
      fc.property(shape, presses, (picks, clicks) => {
        const { nested, naive } = treesFrom(picks)
        const any = buildCriterionTree(nested)
        const indexOf = (node: NaiveNode) => any.indexOfId.get(node.id) ?? -1
        const pressed = clicks.flatMap(([pick, next]) => {
          const node = naive[pick % naive.length]
          node?.fill(next)
          return node ? [[indexOf(node), next] as const] : []
        })
        const marks = pressed.reduce<CriterionMarks>(
          (before, [index, next]) => withMark(any, before, index, next),
          marksFrom(any, nothing),
        )
        for (const node of naive) expect(markOf(any, marks, indexOf(node))).toBe(node.shown())
      }),
    )
  })

  test('are restored from their selection', () => {
    fc.assert(
      fc.property(shape, presses, (picks, clicks) => {
        const any = buildCriterionTree(treesFrom(picks).nested)
        const marks = clicks.reduce<CriterionMarks>(
          (before, [pick, next]) => withMark(any, before, pick % any.size, next),
          marksFrom(any, nothing),
        )
        expect(marksFrom(any, selectionOf(any, marks))).toEqual(marks)
      }),
    )
  })

  test('are the same whether every leaf or every root is marked', () => {
    fc.assert(
      fc.property(shape, fc.constantFrom('included', 'excluded'), (picks, all) => {
        const any = buildCriterionTree(treesFrom(picks).nested)
        const where = (isChosen: (index: number) => boolean) =>
          markAll(
            any,
            ...[...any.ids.keys()]
              .filter(isChosen)
              .map((index) => [index, all] satisfies [number, ChosenMark]),
          )
        expect(where((index) => any.end[index] === index + 1)).toEqual(
          where((index) => any.parent[index] === -1),
        )
      }),
    )
  })

  test('ignore unknown ids', () => {
    const marks = marksFrom(tree, { included: [404], excluded: [5] })
    expect(selectionOf(tree, marks)).toEqual({ included: [], excluded: [5] })
  })

  test('an exclusion covers the included nodes below it', () => {
    const marks = marksFrom(tree, { included: [3], excluded: [1] })
    expect(selectionOf(tree, marks)).toEqual({ included: [], excluded: [1] })
  })
})
