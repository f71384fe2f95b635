import { expect, test } from 'vitest'
import { buildCriterionTree } from './CriterionTree'
import { criterionPath } from './criterionPath'

test('[P01] returns the names from the root down', () => {
  const tree = buildCriterionTree([
    { id: 1, name: 'Undervisning', children: [{ id: 2, name: 'Daginstitution', children: [] }] },
  ])
  expect(criterionPath(tree, 1)).toEqual(['Undervisning', 'Daginstitution'])
})
