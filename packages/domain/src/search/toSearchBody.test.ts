import { describe, expect, test } from 'vitest'
import { emptyCriteria } from './SearchCriteria'
import { toCompanySearch, toProcurementSearch, toProjectSearch } from './toSearchBody'

describe('the body of a search', () => {
  test('[S17] carries every filter under the name of the agent', () => {
    const search = {
      ...emptyCriteria('procurement'),
      freeSearch: 'bro',
      criteria: [{ id: 12, typeId: 3, included: false }],
      companies: [5120],
      budget: { min: 20_000_000, max: null, allowUnspecified: false },
      building: { from: '2027-01-01', to: '2028-12-31', allowUnspecified: true },
      deadline: { from: '2026-11-20', to: null },
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
      isPublic: true,
    })
  })

  test('[S09] phases go with the type that has them', () => {
    const search = { ...emptyCriteria('project'), projectPhases: [1, 2], procurementPhases: [3] }
    expect(toProjectSearch(search)).toMatchObject({ projectPhases: [1, 2] })
    expect(toProjectSearch(search)).not.toHaveProperty('procurementPhases')
    expect(toProcurementSearch(search)).toMatchObject({ procurementPhases: [3] })
  })

  test('[S16] companies are asked for without the filters that they do not have', () => {
    expect(toCompanySearch({ ...emptyCriteria('company'), countryIds: [1] })).toEqual({
      freeSearch: null,
      freeSearchType: 'normal',
      criteria: [],
      roles: [],
      countryIds: [1],
      projectPhases: [],
    })
  })

  test('[S08] no text is null', () => {
    expect(toProjectSearch(emptyCriteria('project')).freeSearch).toBeNull()
  })
})
