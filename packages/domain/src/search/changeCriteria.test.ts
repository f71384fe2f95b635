import { describe, expect, test } from 'vitest'
import { countFilters, hasFilters, changeCriteria, resetCriteria, withItemType } from './changeCriteria'
import type { SearchCriteria } from './SearchCriteria'
import { emptyCriteria } from './SearchCriteria'

const procurements = { ...emptyCriteria('procurement'), page: 7 }

describe('changing a search', () => {
  test('[S06] returns to page 1, unless the page is what changes', () => {
    expect(changeCriteria(procurements, { freeSearch: 'bro' })).toMatchObject({ freeSearch: 'bro', page: 1 })
    expect(changeCriteria(procurements, { order: 'updated' }).page).toBe(1)
    expect(changeCriteria(procurements, { page: 8 }).page).toBe(8)
  })

  test('[S06] another type keeps the filters that apply to it and drops the others', () => {
    const search = changeCriteria(procurements, {
      freeSearch: 'bro',
      roles: [4],
      procurementPhases: [2],
      deadline: { from: '2026-01-01', to: null },
    })
    expect(withItemType(search, 'project')).toEqual({
      ...emptyCriteria('project'),
      freeSearch: 'bro',
      roles: [4],
    })
  })

  test.each([
    [{}, false],
    [{ page: 3 }, false],
    [{ order: 'updated' as const }, false],
    [{ freeSearch: 'bro' }, true],
    [{ isPublic: false }, true],
    [{ budget: { min: null, max: null, allowUnspecified: false } }, true],
  ])('[S07] a search with %j can be reset: %s', (change, can) => {
    expect(hasFilters(changeCriteria(procurements, change))).toBe(can)
  })

  test.each<[Partial<SearchCriteria>, number]>([
    [{}, 0],
    [{ order: 'updated', page: 3 }, 0],
    [{ freeSearch: 'ny bro' }, 1],
    [{ roles: [1, 4], countryIds: [2] }, 3],
    [{ criteria: [{ typeId: 1, id: 2, included: false }] }, 1],
    [{ budget: { min: 5, max: 7, allowUnspecified: false }, isPublic: false, unseen: true }, 3],
    [{ deadline: { within: 14 }, updated: { from: null, to: null } }, 1],
  ])('[S07] a search with %j has %i filters', (change, count) => {
    expect(countFilters(changeCriteria(procurements, change))).toBe(count)
  })

  test('[S07] a reset keeps type and order', () => {
    const search = changeCriteria(procurements, { freeSearch: 'bro', order: 'updated', ascending: true })
    expect(resetCriteria(search)).toEqual({
      ...emptyCriteria('procurement'),
      order: 'updated',
      ascending: true,
    })
  })
})
