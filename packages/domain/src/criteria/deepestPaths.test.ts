import { expect, test } from 'vitest'
import { deepestPaths } from './deepestPaths'

test.each([
  [
    [['A'], ['A', 'B'], ['C']],
    [['A', 'B'], ['C']],
  ],
  [
    [
      ['A', 'B'],
      ['A', 'Bro'],
    ],
    [
      ['A', 'B'],
      ['A', 'Bro'],
    ],
  ],
  [[], []],
])('[P01] %j is reduced to %j', (paths, shown) => {
  expect(deepestPaths(paths)).toEqual(shown)
})
