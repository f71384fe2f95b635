import type { Schemas } from '@spadestik/api-client/schema'
import * as fc from 'fast-check'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../app/Caller'
import { writeCriteria } from '../criteria/writeCriteria'
import type { Database } from '../database/Database'
import { writeCompanies } from '../items/writeCompanies'
import { writeProcurements } from '../items/writeProcurements'
import { matches } from '../testing/matches'
import { engines, openTestDatabase } from '../testing/openTestDatabase'
import { companyRecord, procurementRecord, roleRecord, windowUntil } from '../testing/records'
import { sceneCriteria } from '../testing/scene'
import { procurementSearch } from './procurementSearch'
import { runSearch } from './runSearch'

const product = { basic: false, companyEnabled: true, allowedProjectPhases: [] }
const paid: Caller = { kind: 'user', user: { id: 1, name: 'Kirsten', subscriberId: 1 }, product }
const page = { order: 'updated', ascending: false, index: 0, limit: 100 } as const
const leaves = ['building', 'school', 'gym', 'civil', 'bridge'].map((code) => ({ type: 'category', code }))
const places = ['DK', 'DK04', 'SE'].map((code) => ({ type: 'region', code }))

const day = fc
  .integer({ min: 0, max: 40 })
  .map((days) => new Date(Date.UTC(2026, 10, 1 + days * 9)).toISOString().slice(0, 10))
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 3 })
const some = <Value>(values: readonly Value[], maxLength = 2) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength })
const figure = maybe(fc.integer({ min: 0, max: 12 }).map((tens) => tens * 10))

const procurements = fc
  .sample(
    fc.record({
      criteria: fc.tuple(some(leaves), some(places)).map((both) => both.flat()),
      budget: figure,
      buildingSize: figure,
      groundSize: figure,
      metres: figure,
      units: figure,
      buildingStart: maybe(day),
      buildingEnd: maybe(day),
      country: maybe(fc.constantFrom('DK', 'SE', 'NO')),
      isPublic: maybe(fc.boolean()),
      phase: fc.constantFrom('planned', 'open', 'awarded'),
      type: fc.constantFrom('open', 'invited'),
      postalCode: maybe(fc.constantFrom('8000', '8200', '80', '411 01')),
      roles: fc.array(
        fc
          .record({ company: fc.constantFrom('a', 'b', 'c'), role: fc.constantFrom('architect', 'engineer') })
          .map(({ company, role }) => roleRecord(company, { role })),
        { maxLength: 2 },
      ),
      offers: maybe(day.map((to) => windowUntil(to))),
      participation: maybe(day.map((to) => windowUntil(to))),
    }),
    { numRuns: 80, seed: 7 },
  )
  .map((changes, index) => procurementRecord(`p${index}`, changes as Parameters<typeof procurementRecord>[1]))

const filters: fc.Arbitrary<Schemas['ProcurementCriteria']> = fc.record(
  {
    criteria: fc
      .uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 8 }), included: fc.boolean() }), {
        selector: ({ id }) => id,
        maxLength: 3,
      })
      .map((marks) => marks.map((mark) => ({ ...mark, typeId: mark.id <= 5 ? 1 : 2 }))),
    countryIds: some([1, 2, 160]),
    roles: some([7, 9]),
    companies: some([1, 2, 3]).map((ids) => ids.map((id) => ({ id, companyName: 'x' }))),
    isPublic: maybe(fc.boolean()),
    buildingStart: maybe(day),
    buildingEnd: maybe(day),
    allowUnspecifiedStartEnd: fc.boolean(),
    minBudget: figure,
    maxBudget: figure,
    allowUnspecifiedBudget: fc.boolean(),
    buildingSizeMin: figure,
    allowUnspecifiedBuildingSize: fc.boolean(),
    groundSizeMax: figure,
    allowUnspecifiedGroundSize: fc.boolean(),
    metresMin: figure,
    metresMax: figure,
    unitsMax: figure,
    allowUnspecifiedUnits: fc.boolean(),
    procurementPhases: some([1, 3, 5]),
    procurementTypes: some([1, 9]),
    deadlineFrom: maybe(day),
    deadlineTo: maybe(day),
    freeSearch: maybe(fc.constantFrom('80', '411', ' 4 1 1 ', '8000')),
  },
  { requiredKeys: [] },
)

describe.each(engines)('search on %s', (engine) => {
  let db: Kysely<Database>
  let close: () => Promise<void>
  let ids: Map<string, number>
  beforeAll(async () => {
    ;({ db, close } = await openTestDatabase(engine))
    ids = await db.transaction().execute(async (trx) => {
      await writeCriteria(trx, sceneCriteria)
      await writeCompanies(
        trx,
        ['a', 'b', 'c'].map((key) => companyRecord(key)),
      )
      return writeProcurements(trx, procurements)
    })
  })
  afterAll(() => close())

  test('[S10] every combination of filters finds what they say, and nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (wanted) => {
        const asked = { ...wanted, freeSearchType: 'zipCode' as const }
        const found = await runSearch(db, await procurementSearch(db, paid, asked, 'da'), page)
        const expected = procurements
          .filter((record) => matches(record, asked))
          .map(({ key }) => ids.get(key))
        expect([...found.ids].sort((a, b) => a - b)).toEqual(expected.sort((a, b) => (a ?? 0) - (b ?? 0)))
        expect(found.count).toBe(expected.length)
      }),
      { numRuns: engine === 'pglite' ? 150 : 300, seed: 11 },
    )
  })

  test('[S03] an order by budget puts those without one last in both directions, and pages do not overlap', async () => {
    const search = await procurementSearch(db, paid, {}, 'da')
    for (const ascending of [true, false]) {
      const whole = await runSearch(db, search, { ...page, order: 'budget', ascending })
      const budgets = whole.ids.map(
        (id) => procurements.find(({ key }) => ids.get(key) === id)?.budget ?? null,
      )
      const stated = budgets.filter((budget) => budget !== null)
      expect(budgets.slice(0, stated.length)).toEqual(stated.sort((a, b) => (ascending ? a - b : b - a)))
      const pages = await Promise.all(
        [0, 1, 2, 3].map((index) => runSearch(db, search, { order: 'budget', ascending, index, limit: 20 })),
      )
      expect(pages.flatMap((one) => one.ids)).toEqual(whole.ids)
    }
  })
})
