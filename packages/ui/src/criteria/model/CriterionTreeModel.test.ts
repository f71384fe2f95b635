import { describe, expect, test } from 'vitest'
import type { CriterionItem } from './CriterionTreeModel'
import { buildCriterionTree } from './CriterionTreeModel'

const leaf = (id: number): CriterionItem<number> => ({ id, label: `n${id}` })
const nested: CriterionItem<number>[] = [
  { id: 1, label: 'n1', children: [{ id: 2, label: 'n2', children: [leaf(3), leaf(4)] }, leaf(5)] },
  { id: 6, label: 'n6', children: [leaf(7)] },
]
const below = (parentId: number, id: number): CriterionItem<number> => ({ ...leaf(id), parentId })

describe('[S10] a criterion tree', () => {
  test('is in preorder, so every subtree is one range of indexes', () => {
    const tree = buildCriterionTree(nested)
    expect(tree.size).toBe(7)
    expect(tree.ids).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(tree.labels).toEqual(['n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7'])
    expect(tree.parent).toEqual([-1, 0, 1, 1, 0, -1, 5])
    expect(tree.depth).toEqual([0, 1, 2, 2, 1, 0, 1])
    expect([...tree.end]).toEqual([5, 4, 3, 4, 5, 7, 7])
    expect([...tree.leaves]).toEqual([3, 2, 1, 1, 1, 1, 1])
    expect(tree.indexOfId.get(6)).toBe(5)
  })

  test('is the same for a flat list, whatever the order of the parents', () => {
    const flat = [below(2, 3), below(2, 4), leaf(1), below(1, 2), below(1, 5), below(6, 7), leaf(6)]
    expect(buildCriterionTree(flat)).toEqual(buildCriterionTree(nested))
  })

  test('puts an item at the top if its parent is not in the list', () => {
    expect(buildCriterionTree([below(404, 1), below(1, 2)]).parent).toEqual([-1, 0])
  })

  test('refuses items that are their own ancestors', () => {
    expect(() => buildCriterionTree([leaf(1), below(3, 2), below(2, 3)])).toThrow('Correct parentId')
  })

  test('can be empty', () => {
    expect(buildCriterionTree([])).toMatchObject({ size: 0, labels: [] })
  })

  test('can have any depth', () => {
    let deep = leaf(1)
    for (let id = 2; id <= 20_000; id += 1) deep = { ...leaf(id), children: [deep] }
    expect(buildCriterionTree([deep]).depth.at(-1)).toBe(19_999)
  })
})
