import { expect, test } from 'vitest'
import { findPeople } from './findPeople'

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
