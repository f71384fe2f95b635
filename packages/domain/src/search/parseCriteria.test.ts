import { describe, expect, test } from 'vitest'
import { changeCriteria } from './changeCriteria'
import type { SearchCriteria } from './SearchCriteria'
import { emptyCriteria } from './SearchCriteria'
import { parseCriteria, serializeCriteria } from './criteriaCodec'

const empty = emptyCriteria('procurement')
const read = (query: string, page = 1) => parseCriteria(`type=procurement&${query}`, page, 'project')
const range = (min: number | null, max: number | null, allowUnspecified = true) => ({
  min,
  max,
  allowUnspecified,
})

describe('a query with invalid values', () => {
  test.each<[string, Partial<SearchCriteria>]>([
    ['roles=3.1.3', { roles: [1, 3] }],
    ['roles=0.-1.x.2147483647.2147483648.1e2', { roles: [2_147_483_647] }],
    ['roles=', {}],
    ['q=%20%20bro%20%20', { freeSearch: 'bro' }],
    ['mode=zip', { freeSearchType: 'zipCode' }],
    ['mode=ZIP', {}],
    ['budget=5~', { budget: range(5, null) }],
    ['budget=~5!', { budget: range(null, 5, false) }],
    ['budget=7~7', { budget: range(7, 7) }],
    ['budget=9~7!', { budget: range(7, 9, false) }],
    ['budget=0~0', { budget: range(0, 0) }],
    ['budget=x5~7', {}],
    ['budget=5~7x', {}],
    ['budget=5', {}],
    ['budget=99999999999999~', {}],
    ['budget=9007199254740991~', {}],
    ['budget=9999999999999~', { budget: range(9_999_999_999_999, null) }],
    [
      'building=2027-01-01~2026-01-01!',
      { building: { from: '2026-01-01', to: '2027-01-01', allowUnspecified: false } },
    ],
    ['building=~2026-01-01', { building: { from: null, to: '2026-01-01', allowUnspecified: true } }],
    ['building=2026-01-01~', { building: { from: '2026-01-01', to: null, allowUnspecified: true } }],
    ['building=x2026-01-01~', {}],
    ['building=2026-01-01~x', {}],
    ['building=2026-1-1~2026-13-01', {}],
    ['building=2026~2026-01', {}],
    ['deadline=2027-01-01~2026-01-01', { deadline: { from: '2026-01-01', to: '2027-01-01' } }],
    ['deadline=2026-01-01~2026-01-01', { deadline: { from: '2026-01-01', to: '2026-01-01' } }],
    [
      'criteria=4.7_3.12_3.2',
      {
        criteria: [
          { typeId: 3, id: 2, included: true },
          { typeId: 3, id: 12, included: true },
          { typeId: 4, id: 7, included: true },
        ],
      },
    ],
    ['criteria=3.12_3.-12', { criteria: [{ typeId: 3, id: 12, included: false }] }],
    ['criteria=3.0_0.12_x3.12_3.12x_3.--12', {}],
    ['isPublic=false', { isPublic: false }],
    ['isPublic=none', {}],
    ['unseen=true', { unseen: true }],
    ['unseen=1', {}],
    ['order=budget&dir=asc', { order: 'budget', ascending: true }],
    ['order=bestMatch&dir=asc', {}],
    ['order=updated&dir=up', { order: 'updated' }],
  ])('[S17] %s is parsed as %j', (query, part) => {
    expect(read(query)).toEqual({ ...empty, ...part })
  })

  test.each([
    [0, 1],
    [-1, 1],
    [1.5, 1],
    [Number.NaN, 1],
    [2 ** 53, 1],
    [7, 7],
  ])('[R02] page %d becomes %d', (page, shown) => {
    expect(read('', page).page).toBe(shown)
  })

  test('[S17] filters that do not apply to companies are dropped', () => {
    const companies = parseCriteria(
      'type=company&q=lund&projectPhases=2&procurementPhases=3&budget=5~&order=budget&dir=asc&countryIds=1',
      2,
      'project',
    )
    expect(companies).toEqual({
      ...emptyCriteria('company'),
      freeSearch: 'lund',
      projectPhases: [2],
      countryIds: [1],
      page: 2,
    })
  })
})

describe('an address of an older version', () => {
  test.each([
    ['c=3.12_4.-7', 'criteria=3.12_4.-7'],
    ['role=1.3', 'roles=1.3'],
    ['company=5', 'companies=5'],
    ['country=1', 'countryIds=1'],
    ['stage=3', 'procurementPhases=3'],
    ['form=2', 'procurementTypes=2'],
    ['sum=5~7', 'budget=5%7E7'],
    ['area=5~7', 'buildingSize=5%7E7'],
    ['ground=~7!', 'groundSize=%7E7%21'],
    ['period=2026-01-01~', 'building=2026-01-01%7E'],
    ['sector=public', 'isPublic=true'],
    ['sector=private', 'isPublic=false'],
  ])('[S17] %s becomes %s', (old, current) => {
    expect(serializeCriteria(read(old))).toBe(`type=procurement&${current}`)
  })

  test('[S17] the phases of projects keep their meaning', () => {
    expect(parseCriteria('type=project&phase=2', 1, 'project').projectPhases).toEqual([2])
  })

  test('[S17] if both names occur, the current one is used', () => {
    expect(read('budget=1~2&sum=5~7').budget).toEqual(range(1, 2))
  })
})

describe('a search as a query', () => {
  test.each<[Partial<SearchCriteria>, string]>([
    [{}, 'type=procurement'],
    [{ freeSearch: '  bro  ' }, 'type=procurement&q=bro'],
    [{ roles: [3, 1, 3] }, 'type=procurement&roles=1.3'],
    [{ budget: range(null, null, false) }, 'type=procurement&budget=%7E%21'],
    [{ deadline: { from: null, to: null } }, 'type=procurement'],
    [{ building: { from: null, to: null, allowUnspecified: false } }, 'type=procurement&building=%7E%21'],
    [{ order: 'updated', ascending: true }, 'type=procurement&order=updated&dir=asc'],
    [{ ascending: true }, 'type=procurement'],
    [{ isPublic: false }, 'type=procurement&isPublic=false'],
    [
      {
        criteria: [
          { typeId: 4, id: 1, included: true },
          { typeId: 3, id: 9, included: false },
          { typeId: 3, id: 2, included: true },
        ],
      },
      'type=procurement&criteria=3.2_3.-9_4.1',
    ],
  ])('[S17] %j is written as %s', (part, query) => {
    expect(serializeCriteria(changeCriteria(empty, part))).toBe(query)
  })
})
