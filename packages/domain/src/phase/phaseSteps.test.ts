import { describe, expect, test } from 'vitest'
import { courseOf, phaseSteps } from './phaseSteps'

const phases = [
  { id: 1, index: 3, name: 'Udbud' },
  { id: 2, index: 1, name: 'Idé' },
  { id: 3, index: 2, name: 'Projektering' },
  { id: 4, index: null, name: 'Annulleret' },
]

describe('the phases of an item', () => {
  test('[W09] run by their index, without those that end the course early', () => {
    expect(courseOf(phases).map(({ name }) => name)).toEqual(['Idé', 'Projektering', 'Udbud'])
  })

  test('[W09] run by their id where none has an index', () => {
    const unplaced = [
      { id: 9, name: 'b' },
      { id: 4, name: 'a' },
    ]
    expect(courseOf(unplaced).map(({ id }) => id)).toEqual([4, 9])
  })

  test('[W09] are past before the current one and to come after it, with the latest record of each', () => {
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

  test('[W09] end with what ended them early, after those that were entered', () => {
    const records = [
      { date: '2025-03-12', phase: { id: 2 } },
      { date: '2026-07-01', phase: { id: 4 } },
    ]
    expect(phaseSteps(phases, 4, records)).toEqual([
      { id: 2, name: 'Idé', state: 'past', date: '2025-03-12' },
      { id: 4, name: 'Annulleret', state: 'current', date: '2026-07-01' },
    ])
  })

  test('[W09] all lie ahead where the current one is unknown', () => {
    expect(phaseSteps(phases, null, []).map(({ state }) => state)).toEqual(['later', 'later', 'later'])
  })
})
