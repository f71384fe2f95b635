import { expect, test } from 'vitest'
import { overriddenMarks } from './overriddenMarks'

const criteria = [{ id: 1, children: [{ id: 2, children: [{ id: 3 }] }, { id: 4 }] }, { id: 5 }]
const marked = [
  { id: 1, included: true },
  { id: 3, included: false },
  { id: 4, included: true },
  { id: 5, included: false },
  { id: 9, included: false },
]

test.each([
  [1, 'included', [3]],
  [1, 'excluded', [4]],
  [1, 'none', [3, 4]],
  [2, 'included', [3]],
  [2, 'excluded', []],
  [3, 'included', []],
  [5, 'included', []],
  [404, 'included', []],
] as const)('[S10] marking node %i as %s replaces the marks %j', (id, mark, ids) => {
  expect(overriddenMarks(criteria, marked, id, mark).map((one) => one.id)).toEqual(ids)
})
