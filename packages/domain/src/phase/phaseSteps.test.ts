import { expect, test } from 'vitest'
import { inPhaseOrder, phaseSteps } from './phaseSteps'

const phases = [
  { id: 1, index: 3, name: 'Udbud' },
  { id: 2, index: 1, name: 'Idé' },
  { id: 3, index: 2, name: 'Projektering' },
]

test('[W09] phases run by their index', () => {
  expect(inPhaseOrder(phases).map(({ name }) => name)).toEqual(['Idé', 'Projektering', 'Udbud'])
})

test('[W09] phases without an index run by their id', () => {
  expect(
    inPhaseOrder([
      { id: 9, name: 'b' },
      { id: 4, name: 'a' },
    ]).map(({ id }) => id),
  ).toEqual([4, 9])
})

test('[W09] earlier phases are past, later ones to come, and dates come from the latest record', () => {
  const records = [
    { date: '2025-03-12', phase: { id: 2 } },
    { date: '2026-05-20', phase: { id: 3 } },
    { date: '2026-06-01', phase: { id: 3 } },
  ]
  expect(phaseSteps(phases, 3, records)).toEqual([
    { id: 2, name: 'Idé', state: 'past', date: '2025-03-12' },
    { id: 3, name: 'Projektering', state: 'current', date: '2026-06-01' },
    { id: 1, name: 'Udbud', state: 'later', date: null },
  ])
})

test('[W09] an item without a known phase has everything before it', () => {
  expect(phaseSteps(phases, null, []).map(({ state }) => state)).toEqual(['later', 'later', 'later'])
})
