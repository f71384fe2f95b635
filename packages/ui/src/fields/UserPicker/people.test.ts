import { expect, test } from 'vitest'
import { findPeople, toggleEveryone } from './people'

const people = ['Anna Lund', 'Åse Bæk', 'Jørn Lundby'].map((name, id) => ({ id, name, isSelf: id === 0 }))

test.each([
  ['', ['Anna Lund', 'Åse Bæk', 'Jørn Lundby']],
  ['LUND', ['Anna Lund', 'Jørn Lundby']],
  ['ase', ['Åse Bæk']],
  ['lund jorn', ['Jørn Lundby']],
  ['x', []],
])('[K01] %j among the colleagues finds %j', (typed, names) => {
  expect(findPeople(people, typed).map(({ name }) => name)).toEqual(names)
})

const threePeople = [1, 2, 3].map((id) => ({ id, name: `Person ${id}`, isSelf: id === 2 }))

test.each([
  [[], [1, 2, 3]],
  [[2], [1, 2, 3]],
  [
    [3, 1],
    [1, 2, 3],
  ],
  [[1, 2, 3], [2]],
])('[K01] pressing everyone while %j are selected gives %j', (before, after) => {
  expect(toggleEveryone(threePeople, before)).toEqual(after)
})
