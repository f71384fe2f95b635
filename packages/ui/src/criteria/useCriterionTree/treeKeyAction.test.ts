import { describe, expect, test } from 'vitest'
import { makeItems } from '../../../testing/makeItems'
import { buildCriterionTree } from '../model/CriterionTreeModel'
import { treeKeyAction } from './treeKeyAction'
import { typeAhead } from '../../text/typeAhead/typeAhead'
import { visibleRows } from './visibleRows'

const tree = buildCriterionTree(
  makeItems([['Civil works', [['Bridges', ['Footbridges']], 'Harbours']], 'Housing']),
)
const open = new Set([0])
const byHand = new Map([...open].map((index) => [index, true]))
const rows = visibleRows(tree, byHand, null)
const at = (key: string, rowIndex: number) =>
  treeKeyAction(key, { tree, rows, rowIndex, isOpen: (index) => open.has(index), rowsPerPage: 2 })

describe('[S10] a key on a tree with Civil works (open), its children Bridges (closed) and Harbours, and Housing', () => {
  test.each([
    ['ArrowDown', 0, { type: 'focus', rowIndex: 1 }],
    ['ArrowDown', 3, null],
    ['ArrowUp', 1, { type: 'focus', rowIndex: 0 }],
    ['ArrowUp', 0, null],
    ['Home', 3, { type: 'focus', rowIndex: 0 }],
    ['End', 0, { type: 'focus', rowIndex: 3 }],
    ['PageDown', 0, { type: 'focus', rowIndex: 2 }],
    ['PageDown', 2, { type: 'focus', rowIndex: 3 }],
    ['PageUp', 3, { type: 'focus', rowIndex: 1 }],
    ['ArrowRight', 1, { type: 'open', index: 1 }],
    ['ArrowRight', 0, { type: 'focus', rowIndex: 1 }],
    ['ArrowRight', 3, null],
    ['ArrowLeft', 0, { type: 'close', index: 0 }],
    ['ArrowLeft', 1, { type: 'focus', rowIndex: 0 }],
    ['ArrowLeft', 3, null],
    ['*', 1, { type: 'openSiblings', index: 1 }],
    [' ', 2, { type: 'mark', index: 3 }],
    ['Enter', 0, { type: 'mark', index: 0 }],
    ['Tab', 0, null],
    ['b', 0, null],
  ])('%s on row %i gives %o', (key, rowIndex, action) => {
    expect(at(key, rowIndex)).toEqual(action)
  })
})

describe('[S10] letters typed on the tree', () => {
  test.each([
    ['h', 0, 2],
    ['h', 2, 3],
    ['hh', 2, 3],
    ['h', 3, 2],
    ['ho', 2, 3],
    ['HARB', 2, 2],
    ['x', 0, null],
    [' ', 0, null],
  ])('%j on row %i moves to %j', (typed, rowIndex, to) => {
    expect(typeAhead(rows.length, (row) => tree.labels[rows[row] ?? 0] ?? '', rowIndex, typed)).toBe(to)
  })
})
