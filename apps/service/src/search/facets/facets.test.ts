import type { Schemas } from '@spadestik/api-client/schema'
import { barStarts, measures } from '@spadestik/domain/range'
import * as fc from 'fast-check'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../contract/Caller'
import type { Database } from '../../storage/Database'
import { criteriaOf, figureOf, matches } from '../../testing/search/matches'
import { countries } from '../../reference/countries'
import { procurementPhases } from '../../reference/procurementPhases'
import { procurementTypes } from '../../reference/procurementTypes'
import { roles } from '../../reference/roles'
import { openSearchScene } from '../../testing/search/openSearchScene'
import { mainEngines } from '../../testing/openTestDatabase'
import { anyFilters, anyProcurements } from '../../testing/search/searchArbitraries'
import { procurementSearch } from '../itemSearch'
import { facetOf, withoutFacet } from './AskedFacet'
import { readFacet } from './readFacet'
import { readReasons } from '../readReasons'
import { countCapped } from '../run/runSearch'
import { danishView } from '../../testing/search/danishView'

const product = { basic: false, companyEnabled: true, allowedProjectPhases: [] }
const paid: Caller = { kind: 'user', user: { id: 1, name: 'Kirsten', subscriberId: 1 }, product }
const sceneIds = [1, 2, 3, 4, 5, 6, 7, 8]
const typeOf = (criterionId: number) => (criterionId <= 5 ? 1 : 2)
const scope = { itemType: 'procurement', filters: {}, seesPaidDetails: true } as const
const unpaid: Caller = { ...paid, product: { ...product, basic: true } }

const optionFilters = {
  procurementPhases: procurementPhases.map(({ id }) => id),
  procurementTypes: procurementTypes.map(({ id }) => id),
  countryIds: countries.map(({ id }) => id),
  roles: roles.map(({ id }) => id),
} as const

describe('the facet of a call', () => {
  test.each([
    [{}, null],
    [{ facet: 'criteria' }, null],
    [
      { facet: 'criteria', facetTypeId: 3 },
      { kind: 'criteria', typeId: 3 },
    ],
    [
      { facet: 'units', facetTypeId: 3 },
      { kind: 'measure', measure: 'units' },
    ],
    [{ facet: 'roles' }, { kind: 'options', filter: 'roles' }],
    [{ facet: 'projectPhases' }, null],
  ] as const)('[S09, S10, S11, S13, S15] %j is %j', (query, facet) => {
    expect(facetOf(query, 'procurement')).toEqual(facet)
  })
})

describe.each(mainEngines)('the distribution of matches on %s', (engine) => {
  let db: Kysely<Database>
  let close: () => Promise<void>
  let ids: ReadonlyMap<string, number>
  beforeAll(async () => {
    ;({ db, ids, close } = await openSearchScene(engine))
  })
  afterAll(() => close())
  const filters = anyFilters.map((wanted) => ({ ...wanted, freeSearchType: 'zipCode' as const }))

  // Search with criteria and only one other filter. With all filters, most searches would find nothing.
  const marks = anyFilters.map(({ criteria = [], isPublic = null }) => ({ criteria, isPublic }))
  const countOf = async (wanted: Schemas['ProcurementCriteria'], caller = paid) =>
    countCapped(db, await procurementSearch(db, danishView(caller), wanted))

  test('[S10] the count of a criterion equals the matches of a search that includes only this criterion', async () => {
    await fc.assert(
      fc.asyncProperty(marks, fc.constantFrom(1, 2), async (wanted, typeId) => {
        const facet = { kind: 'criteria', typeId } as const
        const search = await procurementSearch(db, danishView(paid), withoutFacet(wanted, facet))
        const { criteria } = await readFacet(db, search, facet, scope)
        const counted = new Map(criteria.map(({ id, count }) => [id, count]))
        const kept = (wanted.criteria ?? []).filter((one) => one.typeId !== typeId || !one.included)
        for (const id of sceneIds.filter((one) => typeOf(one) === typeId)) {
          const pressed = [...kept, { id, typeId, included: true }]
          // oxlint-disable-next-line no-await-in-loop -- one connection runs one query at a time
          expect(counted.get(id) ?? 0).toBe(await countOf({ ...wanted, criteria: pressed }))
        }
      }),
      { numRuns: 40, seed: 3 },
    )
  })

  // Search with at most two filters besides the filter whose options are counted. With more filters, most
  // searches would find nothing.
  const beside = fc
    .tuple(
      anyFilters,
      fc.uniqueArray(
        fc.constantFrom('criteria', 'companies', 'roles', 'countryIds', 'procurementTypes', 'isPublic'),
        { maxLength: 2 },
      ),
    )
    .map(([wanted, names]) =>
      Object.fromEntries(names.map((name) => [name, wanted[name as keyof typeof wanted]])),
    )
  const anyCaller = fc.constantFrom(paid, unpaid)
  const facetFor = async (
    caller: Caller,
    wanted: Schemas['ProcurementCriteria'],
    filter: Schemas['CountedFilter'],
  ) => {
    const facet = { kind: 'options', filter } as const
    const search = await procurementSearch(db, danishView(caller), withoutFacet(wanted, facet))
    const seesPaidDetails = caller === paid
    return readFacet(db, search, facet, { itemType: 'procurement', filters: wanted, seesPaidDetails })
  }

  test.each(Object.keys(optionFilters) as (keyof typeof optionFilters)[])(
    '[S09, S11, K02] the count of an option of %s equals the matches of a search with this option only',
    async (filter) => {
      let found = 0
      await fc.assert(
        fc.asyncProperty(beside, anyCaller, async (wanted, caller) => {
          const { options = [] } = await facetFor(caller, wanted, filter)
          const counted = new Map(options.map(({ id, count }) => [id, count]))
          found += counted.size
          for (const id of optionFilters[filter]) {
            // oxlint-disable-next-line no-await-in-loop -- one connection runs one query at a time
            expect(counted.get(id) ?? 0).toBe(await countOf({ ...wanted, [filter]: [id] }, caller))
          }
        }),
        { numRuns: 25, seed: 11 },
      )
      expect(found).toBeGreaterThan(20)
    },
  )

  test('[S15] the counts of the sectors equal the matches of searches with these sectors', async () => {
    await fc.assert(
      fc.asyncProperty(beside, anyCaller, async (wanted, caller) => {
        const { sectors } = await facetFor(caller, wanted, 'isPublic')
        expect(sectors).toEqual({
          all: await countOf({ ...wanted, isPublic: null }, caller),
          public: await countOf({ ...wanted, isPublic: true }, caller),
          private: await countOf({ ...wanted, isPublic: false }, caller),
        })
      }),
      { numRuns: 25, seed: 13 },
    )
  })

  test('[S13] the bars of a measure and its matches without a value add up to all matches of the other filters', async () => {
    await fc.assert(
      fc.asyncProperty(filters, fc.constantFrom(...measures), async (wanted, measure) => {
        const others = withoutFacet(wanted, { kind: 'measure', measure })
        const search = await procurementSearch(db, danishView(paid), others)
        const { bars, unspecified } = await readFacet(db, search, { kind: 'measure', measure }, scope)
        const figures = anyProcurements
          .filter((one) => matches(one, others))
          .map((one) => figureOf(one, measure))
        const expected = barStarts(measure).map((from, index, edges) => {
          const to = edges[index + 1] ?? null
          const isIn = (figure: number | null) =>
            figure !== null && figure >= from && (to === null || figure < to)
          return { from, to, count: figures.filter(isIn).length }
        })
        expect(bars).toEqual(expected)
        expect(unspecified).toBe(figures.filter((figure) => figure === null).length)
      }),
      { numRuns: 60, seed: 5 },
    )
  })

  test('[S18] a match names its requested criteria and the filters that it passes without a value', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (wanted) => {
        const found = anyProcurements.filter((one) => matches(one, wanted))
        const search = await procurementSearch(db, danishView(paid), wanted)
        const reasons = await readReasons(
          db,
          search,
          found.map(({ key }) => ids.get(key) ?? 0),
          wanted,
        )
        const asked = (wanted.criteria ?? []).filter(({ included }) => included).map(({ id }) => id)
        expect(reasons.map(({ criteria }) => new Set(criteria))).toEqual(
          found.map((record) => new Set(asked.filter((id) => criteriaOf(record).has(id)))),
        )
        const asksBudget = typeof wanted.minBudget === 'number' || typeof wanted.maxBudget === 'number'
        expect(reasons.map(({ unspecified }) => unspecified.includes('budget'))).toEqual(
          found.map(({ budget }) => asksBudget && budget === null),
        )
        const asksPeriod = typeof wanted.buildingStart === 'string' || typeof wanted.buildingEnd === 'string'
        expect(reasons.map(({ unspecified }) => unspecified.includes('buildingPeriod'))).toEqual(
          found.map(
            ({ buildingStart, buildingEnd }) => asksPeriod && (buildingStart ?? buildingEnd) === null,
          ),
        )
      }),
      { numRuns: 60, seed: 9 },
    )
  })
})
