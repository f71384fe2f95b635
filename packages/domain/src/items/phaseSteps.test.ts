import { describe, expect, test } from 'vitest'
import { courseOf, phaseSteps } from './phaseSteps'

const phases = [
  { id: 1, index: 3, name: 'Udbud' },
  { id: 2, index: 1, name: 'Idé' },
  { id: 3, index: 2, name: 'Projektering' },
  { id: 4, index: null, name: 'Annulleret' },
]

describe('the phases of an item', () => {
  test('[W09] are sorted by index, without phases that end an item early', () => {
    expect(courseOf(phases).map(({ name }) => name)).toEqual(['Idé', 'Projektering', 'Udbud'])
  })

  test('[W09] are sorted by id if none has an index', () => {
    const unplaced = [
      { id: 9, name: 'b' },
      { id: 4, name: 'a' },
    ]
    expect(courseOf(unplaced).map(({ id }) => id)).toEqual([4, 9])
  })

  test('[W09] are past before the current phase and upcoming after it, with their latest dates', () => {
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

  test('[W09] end with the phase that ended the item early', () => {
    const records = [
      { date: '2025-03-12', phase: { id: 2 } },
      { date: '2026-07-01', phase: { id: 4 } },
    ]
    expect(phaseSteps(phases, 4, records)).toEqual([
      { id: 2, name: 'Idé', state: 'past', date: '2025-03-12' },
      { id: 4, name: 'Annulleret', state: 'current', date: '2026-07-01' },
    ])
  })

  test('[W09] are all upcoming if the current phase is unknown', () => {
    expect(phaseSteps(phases, null, []).map(({ state }) => state)).toEqual(['later', 'later', 'later'])
  })
})
