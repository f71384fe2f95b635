import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseCriteria, withoutForeignParts } from './parseCriteria'
import type { DayRange, Range, SearchCriteria } from './SearchCriteria'
import { emptyCriteria } from './SearchCriteria'
import { serializeCriteria } from './serializeCriteria'

const id = fc.integer({ min: 1, max: 2_147_483_647 })
const ids = fc.uniqueArray(id, { maxLength: 4 }).map((found) => found.sort((a, b) => a - b))
const bound = fc.option(fc.nat(3_000_000_000))
const range = fc
  .tuple(bound, bound, fc.boolean())
  .map(([a, b, allowUnspecified]): Range =>
    a !== null && b !== null && a > b
      ? { min: b, max: a, allowUnspecified }
      : { min: a, max: b, allowUnspecified },
  )
const day = fc.option(
  fc
    .date({ min: new Date('2000-01-01'), max: new Date('2049-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
)
const dayRange = fc
  .tuple(day, day)
  .map(([a, b]): DayRange => (a !== null && b !== null && a > b ? { from: b, to: a } : { from: a, to: b }))
const choice = fc.record({ id, typeId: fc.integer({ min: 1, max: 40 }), included: fc.boolean() })

const search: fc.Arbitrary<SearchCriteria> = fc
  .record({
    itemType: fc.constantFrom('project' as const, 'procurement' as const, 'company' as const),
    freeSearch: fc.string().map((text) => text.trim()),
    freeSearchType: fc.constantFrom('normal' as const, 'zipCode' as const),
    criteria: fc
      .uniqueArray(choice, { selector: (one) => one.id, maxLength: 5 })
      .map((found) => found.sort((a, b) => a.typeId - b.typeId || a.id - b.id)),
    roles: ids,
    companies: ids,
    countryIds: ids,
    projectPhases: ids,
    procurementPhases: ids,
    procurementTypes: ids,
    budget: range,
    buildingSize: range,
    groundSize: range,
    metres: range,
    units: range,
    building: fc
      .tuple(dayRange, fc.boolean())
      .map(([days, allowUnspecified]) => ({ ...days, allowUnspecified })),
    deadline: dayRange,
    isPublic: fc.constantFrom(true, false, null),
    order: fc.constantFrom('bestMatch' as const, 'budget' as const, 'updated' as const, 'published' as const),
    ascending: fc.boolean(),
    page: fc.integer({ min: 1, max: 900 }),
  })
  .map((made) => withoutForeignParts({ ...made, ascending: made.ascending && made.order !== 'bestMatch' }))

describe('the search in an address', () => {
  test('[S17] comes back as it was written', () => {
    fc.assert(
      fc.property(search, (made) => {
        expect(parseCriteria(serializeCriteria(made), made.page, 'project')).toEqual(made)
      }),
    )
  })

  test('[S17] is canonical: reading and writing any address again changes nothing more', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), fc.integer(), (query, page) => {
        const once = serializeCriteria(parseCriteria(query, page, 'procurement'))
        expect(serializeCriteria(parseCriteria(once, page, 'procurement'))).toBe(once)
      }),
    )
  })

  test.each([
    ['', emptyCriteria('procurement')],
    ['type=castle&page=-3&order=size&c=x.y_3.&sum=abc', emptyCriteria('procurement')],
    ['type=project&deadline=2026-01-01~', emptyCriteria('project')],
    [
      'type=procurement&sum=50~20',
      { ...emptyCriteria('procurement'), budget: { min: 20, max: 50, allowUnspecified: true } },
    ],
    [
      'type=procurement&deadline=2026-02-30~2026-03-01',
      { ...emptyCriteria('procurement'), deadline: { from: null, to: '2026-03-01' } },
    ],
    [
      'type=procurement&c=3.12_4.-7',
      {
        ...emptyCriteria('procurement'),
        criteria: [
          { typeId: 3, id: 12, included: true },
          { typeId: 4, id: 7, included: false },
        ],
      },
    ],
  ])('[S17] reads %s', (query, expected) => {
    expect(parseCriteria(query, 1, 'procurement')).toEqual(expected)
  })
})
