import { expect, test } from 'vitest'
import { typeAhead } from './typeAhead'

/** Null is a disabled option. */
const labels = ['Danmark', 'Norge', 'Nederland', 'Sverige', null, 'Østrig']

test.each([
  ['n', 0, 1],
  ['n', 1, 2],
  ['nn', 1, 2],
  ['n', 2, 1],
  ['ne', 1, 2],
  ['NO', 1, 1],
  ['n', -1, 1],
  ['no', -1, 1],
  ['s', 3, 3],
  ['ø', 0, 5],
  ['x', 0, null],
  ['sl', 0, null],
  [' ', 0, null],
] as const)('[S03, S10] typing %j at index %i moves to %j', (typed, index, found) => {
  expect(typeAhead(labels.length, (at) => labels[at] ?? null, index, typed)).toBe(found)
})
