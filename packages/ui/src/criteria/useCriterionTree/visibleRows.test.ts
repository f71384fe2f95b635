import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SampleNode } from '../../../testing/makeItems'
import { makeItems, makeManyItems } from '../../../testing/makeItems'
import { buildCriterionTree } from '../model/CriterionTreeModel'
import { matchLabels } from './matchLabels'
import { isOpen, rowIndexOf, rowPositions, visibleRows } from './visibleRows'

const makeTree = (nodes: readonly SampleNode[]) => buildCriterionTree(makeItems(nodes))
const tree = makeTree([
  [
    'Civil works',
    [
      ['Bridges', ['Road bridges', 'Footbridges']],
      ['Harbours', ['Quays']],
    ],
  ],
  ['Housing', ['Terraced houses']],
])
const names = (rows: readonly number[]) => rows.map((index) => tree.labels[index] ?? '')
const opened = (...indexes: number[]) => new Map(indexes.map((index) => [index, true]))

const node: fc.Arbitrary<SampleNode> = fc.letrec<{ node: SampleNode }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    fc.string({ maxLength: 4 }),
    fc.tuple(fc.string({ maxLength: 4 }), fc.array(tie('node'), { maxLength: 3 })),
  ),
})).node
const anyTree = fc.array(node, { maxLength: 4 }).map(makeTree)

describe('[S10] the rows of the tree', () => {
  test('are the top nodes while all branches are closed', () => {
    expect(names(visibleRows(tree, new Map(), null))).toEqual(['Civil works', 'Housing'])
  })

  test('include the children of open nodes, and nothing below a closed one', () => {
    expect(names(visibleRows(tree, opened(0), null))).toEqual([
      'Civil works',
      'Bridges',
      'Harbours',
      'Housing',
    ])
    expect(names(visibleRows(tree, opened(1), null))).toEqual(['Civil works', 'Housing'])
  })

  test('include a match and its ancestors, which are open', () => {
    expect(names(visibleRows(tree, new Map(), matchLabels(tree, 'foot')))).toEqual([
      'Civil works',
      'Bridges',
      'Footbridges',
    ])
  })

  test('include the nodes below a match after the user opens it', () => {
    const matches = matchLabels(tree, 'harbours')
    expect(names(visibleRows(tree, new Map(), matches))).toEqual(['Civil works', 'Harbours'])
    expect(names(visibleRows(tree, opened(4), matches))).toEqual(['Civil works', 'Harbours', 'Quays'])
  })

  test('exclude a match after the user closes its ancestor', () => {
    expect(names(visibleRows(tree, new Map([[0, false]]), matchLabels(tree, 'quays')))).toEqual([
      'Civil works',
    ])
  })

  test('are, in order, exactly the nodes whose ancestors are all open', () => {
    fc.assert(
      fc.property(anyTree, fc.array(fc.nat(40)), (any, open) => {
        const byHand = new Map(open.map((index) => [index, true]))
        const expected = Array.from({ length: any.size }, (_, index) => index).filter((index) => {
          for (let up = any.parent[index] ?? -1; up >= 0; up = any.parent[up] ?? -1) {
            if (!isOpen(up, byHand, null)) return false
          }
          return true
        })
        expect(visibleRows(any, byHand, null)).toEqual(expected)
      }),
    )
  })

  test('include every match of a typed text, and otherwise only ancestors of matches', () => {
    fc.assert(
      fc.property(anyTree, fc.string({ minLength: 1, maxLength: 2 }), (any, typed) => {
        const matches = matchLabels(any, typed)
        if (!matches) return
        const rows = visibleRows(any, new Map(), matches)
        const hits = rows.filter((index) => matches.hits[index] === 1)
        expect(hits).toHaveLength(matches.count)
        for (const index of rows) expect(matches.hits[index] === 1 || matches.below[index] === 1).toBe(true)
      }),
    )
  })

  test('are numbered among their visible siblings', () => {
    const rows = visibleRows(tree, opened(0), null)
    const { posInSet, setSize } = rowPositions(tree, rows)
    expect([...posInSet]).toEqual([1, 1, 2, 2])
    expect([...setSize]).toEqual([2, 2, 2, 2])
  })

  test('are calculated only for open branches, even if the tree has ten thousand nodes', () => {
    const large = buildCriterionTree(makeManyItems(10_000))
    expect(large.size).toBeGreaterThanOrEqual(10_000)
    expect(visibleRows(large, new Map(), null)).toHaveLength(91)
  })
})

describe('[S10] typing a filter', () => {
  test.each([
    ['BRO', 0],
    ['bridges', 3],
    ['BRIDGES road', 1],
    ['  ', null],
    ['', null],
  ])('%j finds %j', (typed, count) => {
    expect(matchLabels(tree, typed)?.count ?? null).toBe(count)
  })

  test('ignores case and diacritics', () => {
    expect(matchLabels(makeTree(['Ålborg', 'Brønderslev', 'Århus']), 'ar')?.count).toBe(1)
    expect(matchLabels(makeTree(['Ålborg', 'Brønderslev']), 'BRON')?.count).toBe(1)
  })
})

test('[S10] rowIndexOf finds a node that has a row, and no other node', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(60)), fc.nat(60), (nodes, index) => {
      const rows = nodes.toSorted((a, b) => a - b)
      expect(rowIndexOf(rows, index)).toBe(rows.indexOf(index))
    }),
  )
})
