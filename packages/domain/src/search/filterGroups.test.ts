import fc from 'fast-check'
import { expect, test } from 'vitest'
import { movedGroup, orderedGroups } from './filterGroups'

test.each([
  ['abc', '', 'abc'],
  ['abc', 'cab', 'cab'],
  ['abcd', 'db', 'adbc'],
  ['abc', 'xcc', 'abc'],
  ['ab', 'ba', 'ba'],
])('[S10] the standard order %s with the stored order %s gives %s', (standard, chosen, order) => {
  expect(orderedGroups([...standard], [...chosen]).join('')).toBe(order)
})

test.each([
  ['abc', 'b', -1, 'bac'],
  ['abc', 'b', 1, 'acb'],
  ['abc', 'a', -1, 'abc'],
  ['abc', 'c', 1, 'abc'],
  ['abc', 'x', 1, 'abc'],
] as const)('[S10] in the order %s, moving %s by %i gives %s', (ids, id, step, moved) => {
  expect(movedGroup([...ids], id, step).join('')).toBe(moved)
})

test('[S10] no id is lost or repeated, whatever order was stored', () => {
  const ids = fc.uniqueArray(fc.constantFrom(...'abcdefg'))
  fc.assert(
    fc.property(ids, fc.array(fc.constantFrom(...'abcdefgxy')), (standard, chosen) => {
      expect(orderedGroups(standard, chosen).toSorted()).toEqual(standard.toSorted())
    }),
  )
})
