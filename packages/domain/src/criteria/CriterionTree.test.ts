import { expect, test } from 'vitest'
import type { NestedCriterion } from './CriterionTree'
import { buildCriterionTree } from './CriterionTree'

const leaf = (id: number): NestedCriterion => ({ id, name: `n${id}`, children: [] })
const forest: NestedCriterion[] = [
  { id: 1, name: 'n1', children: [{ id: 2, name: 'n2', children: [leaf(3), leaf(4)] }, leaf(5)] },
  { id: 6, name: 'n6', children: [leaf(7)] },
]

test('[S10] a tree is in preorder: every subtree is one range', () => {
  const tree = buildCriterionTree(forest)
  expect(tree.size).toBe(7)
  expect([...tree.ids]).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect([...tree.parent]).toEqual([-1, 0, 1, 1, 0, -1, 5])
  expect([...tree.end]).toEqual([5, 4, 3, 4, 5, 7, 7])
  expect([...tree.depth]).toEqual([0, 1, 2, 2, 1, 0, 1])
  expect(tree.names).toEqual(['n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7'])
  expect(tree.indexOfId.get(6)).toBe(5)
  expect(tree.label(6)).toBe('n7')
  expect(tree.label(7)).toBe('')
})

test('[S10] an empty tree is allowed', () => {
  expect(buildCriterionTree([])).toMatchObject({ size: 0, names: [] })
})

test('[S10] depth has no limit', () => {
  let nested: NestedCriterion = leaf(1)
  for (let id = 2; id <= 20_000; id += 1) nested = { id, name: `n${id}`, children: [nested] }
  const tree = buildCriterionTree([nested])
  expect(tree.depth.at(-1)).toBe(19_999)
})
