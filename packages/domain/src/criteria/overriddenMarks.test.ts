import { expect, test } from 'vitest'
import { buildCriterionTree } from './CriterionTree'
import { overriddenMarks } from './overriddenMarks'

const leaf = (id: number) => ({ id, name: `n${id}`, children: [] })
const tree = buildCriterionTree([
  { id: 1, name: 'n1', children: [{ id: 2, name: 'n2', children: [leaf(3)] }, leaf(4)] },
  leaf(5),
])
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
] as const)('[S10] marking node %i as %s overrides %j', (id, mark, ids) => {
  const index = tree.indexOfId.get(id) ?? -1
  expect(overriddenMarks(tree, marked, index, mark).map((one) => one.id)).toEqual(ids)
})
