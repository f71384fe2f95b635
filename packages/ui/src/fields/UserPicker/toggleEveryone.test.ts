import { expect, test } from 'vitest'
import { toggleEveryone } from './toggleEveryone'

const people = [1, 2, 3].map((id) => ({ id, name: `Person ${id}`, isSelf: id === 2 }))

test.each([
  [[], [1, 2, 3]],
  [[2], [1, 2, 3]],
  [
    [3, 1],
    [1, 2, 3],
  ],
  [[1, 2, 3], [2]],
])('[K01] pressing everyone while %j are selected gives %j', (before, after) => {
  expect(toggleEveryone(people, before)).toEqual(after)
})
