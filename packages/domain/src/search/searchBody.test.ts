import { describe, expect, test } from 'vitest'
import { emptyCriteria } from './SearchCriteria'
import { toCompanySearch, toProcurementSearch, toProjectSearch } from './searchBody'

describe('the body of a search', () => {
  test('[S17] has every filter under the name that it has in an agent', () => {
    const search = {
      ...emptyCriteria('procurement'),
      freeSearch: 'bro',
      criteria: [{ id: 12, typeId: 3, included: false }],
      companies: [5120],
      budget: { min: 20_000_000, max: null, allowUnspecified: false },
      building: { from: '2027-01-01', to: '2028-12-31', allowUnspecified: true },
      deadline: { from: '2026-11-20', to: null },
      start: { within: 2 },
      updated: { from: null, to: '2026-11-20' },
      isPublic: true,
    }
    expect(toProcurementSearch(search)).toMatchObject({
      freeSearch: 'bro',
      freeSearchType: 'normal',
      criteria: [{ id: 12, typeId: 3, included: false, index: 0 }],
      companies: [{ id: 5120 }],
      minBudget: 20_000_000,
      maxBudget: null,
      allowUnspecifiedBudget: false,
      buildingStart: '2027-01-01',
      buildingEnd: '2028-12-31',
      deadlineFrom: '2026-11-20',
      deadlineWithinDays: null,
      startFrom: null,
      startWithinQuarters: 2,
      updatedTo: '2026-11-20',
      isPublic: true,
    })
  })

  test('[S09] contains phases only for the item type that has them', () => {
    const search = { ...emptyCriteria('project'), projectPhases: [1, 2], procurementPhases: [3] }
    expect(toProjectSearch(search)).toMatchObject({ projectPhases: [1, 2] })
    expect(toProjectSearch(search)).not.toHaveProperty('procurementPhases')
    expect(toProcurementSearch(search)).toMatchObject({ procurementPhases: [3] })
  })

  test('[S16] a company search leaves out filters that do not apply', () => {
    expect(toCompanySearch({ ...emptyCriteria('company'), countryIds: [1] })).toEqual({
      freeSearch: null,
      freeSearchType: 'normal',
      criteria: [],
      roles: [],
      countryIds: [1],
      projectPhases: [],
    })
  })

  test('[S08] an empty text becomes null', () => {
    expect(toProjectSearch(emptyCriteria('project')).freeSearch).toBeNull()
  })
})
