import * as fc from 'fast-check'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../contract/Caller'
import type { Database } from '../storage/Database'
import { matches } from '../testing/search/matches'
import { openSearchScene } from '../testing/search/openSearchScene'
import { engines } from '../testing/openTestDatabase'
import { anyFilters, anyProcurements } from '../testing/search/searchArbitraries'
import { planNewest, readNewest } from './run/newestMatches'
import { procurementSearch } from './itemSearch'
import { runSearch } from './run/runSearch'
import { danishView } from '../testing/search/danishView'

const product = { basic: false, companyEnabled: true, allowedProjectPhases: [] }
const paid: Caller = { kind: 'user', user: { id: 1, name: 'Kirsten', subscriberId: 1 }, product }
const page = { order: 'updated', ascending: false, index: 0, limit: 100 } as const
describe.each(engines)('search on %s', (engine) => {
  let db: Kysely<Database>
  let close: () => Promise<void>
  let ids: ReadonlyMap<string, number>
  beforeAll(async () => {
    ;({ db, ids, close } = await openSearchScene(engine))
  })
  afterAll(() => close())

  test('[S10] every combination of filters finds exactly the matching items', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters, async (wanted) => {
        const asked = { ...wanted, freeSearchType: 'zipCode' as const }
        const found = await runSearch(db, await procurementSearch(db, danishView(paid), asked), page)
        const expected = anyProcurements
          .filter((record) => matches(record, asked))
          .map(({ key }) => ids.get(key))
        expect([...found.ids].sort((a, b) => a - b)).toEqual(expected.sort((a, b) => (a ?? 0) - (b ?? 0)))
        expect(found.count).toBe(expected.length)
      }),
      { numRuns: engine === 'pglite' ? 150 : 300, seed: 11 },
    )
  })

  test('[S03] every way to read the newest matches finds the same', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters, async (wanted) => {
        const search = await procurementSearch(db, danishView(paid), wanted)
        const plain = await runSearch(db, search, page)
        const plans = [
          { kind: 'back' },
          { kind: 'all' },
          { kind: 'since', times: ['2025-01-01T00:00:00Z'] },
        ] as const
        for (const plan of plans) expect(await readNewest(db, search, plan)).toEqual(plain.ids)
      }),
      { numRuns: 40, seed: 3 },
    )
  })

  test('[S03] sorting by budget puts items without a budget last in both directions, and pages do not overlap', async () => {
    const search = await procurementSearch(db, danishView(paid), {})
    for (const ascending of [true, false]) {
      const whole = await runSearch(db, search, { ...page, order: 'budget', ascending })
      const budgets = whole.ids.map(
        (id) => anyProcurements.find(({ key }) => ids.get(key) === id)?.budget ?? null,
      )
      const stated = budgets.filter((budget) => budget !== null)
      expect(budgets.slice(0, stated.length)).toEqual(stated.sort((a, b) => (ascending ? a - b : b - a)))
      const pages = await Promise.all(
        [0, 1, 2, 3].map((index) => runSearch(db, search, { order: 'budget', ascending, index, limit: 20 })),
      )
      expect(pages.flatMap((one) => one.ids)).toEqual(whole.ids)
    }
  })

  test('[S03] sorting by deadline puts the soonest deadline first and items without an open deadline last, and pages do not overlap', async () => {
    const today = '2026-11-21'
    // With all filters together, too few items would be left to sort.
    const fewFilters = anyFilters.map(({ criteria = [], isPublic = null }) => ({
      criteria: criteria.slice(1),
      isPublic,
    }))
    const nextOf = (id: number) => {
      const record = anyProcurements.find(({ key }) => ids.get(key) === id)
      const windows = [record?.offers, record?.participation, record?.material, record?.inquiry]
      const upcoming = windows.flatMap((window) => window?.to ?? []).filter((day) => day >= today)
      return record?.phase === 'awarded' ? '9999' : (upcoming.sort()[0] ?? '9999')
    }
    await fc.assert(
      fc.asyncProperty(fewFilters, async (wanted) => {
        const search = await procurementSearch(db, danishView(paid), wanted)
        const byDeadline = { order: 'deadline', ascending: false } as const
        const whole = await runSearch(db, search, { ...page, ...byDeadline })
        const others = await runSearch(db, search, page)
        expect(whole.ids.toSorted()).toEqual(others.ids.toSorted())
        const closings = whole.ids.map(nextOf)
        expect(closings).toEqual(closings.toSorted())
        const pages = await Promise.all(
          [0, 1, 2, 3].map((index) => runSearch(db, search, { ...byDeadline, index, limit: 20 })),
        )
        expect(pages.flatMap((one) => one.ids)).toEqual(whole.ids)
      }),
      { numRuns: 20, seed: 9 },
    )
  })

  test('[S03, K02] users who may not read deadlines get the newest items first instead', async () => {
    const unpaid: Caller = { ...paid, product: null }
    const search = await procurementSearch(db, danishView(unpaid), {})
    const newest = await runSearch(db, search, { ...page, order: 'updated' })
    const byDeadline = await runSearch(db, search, { ...page, order: 'deadline' })
    expect(byDeadline.ids).toEqual(newest.ids)
  })

  // This test is the last one, because its 60,000 rows stay. Deleting them would take longer than the test.
  test('[S03] the newest matches are read by time if some items match, and backwards if most do', async () => {
    await sql`insert into procurements select g, 'many-' || g, names, language, country_id, phase_id, type_id, project_id,
      published, updated, criteria, details from procurements p, generate_series(10001, 70000) g where p.id = 1`.execute(
      db,
    )
    await sql`insert into procurement_search (id, phase_id, type_id, criteria, roles, published, updated, document, units)
      select id, phase_id, type_id, '{}', '{}', published, updated + id * interval '1 minute', '',
        case when id % 25 = 0 then 9000 when id % 2 = 0 then 8000 else 7000 end
      from procurements where id > 10000`.execute(db)
    await sql`analyze procurement_search`.execute(db)
    const planOf = async (unitsMin: number) => {
      const filters = { unitsMin, allowUnspecifiedUnits: false }
      const search = await procurementSearch(db, danishView(paid), filters)
      const plan = await planNewest(db, search)
      const newest = await readNewest(db, search, { kind: 'all' })
      expect(await readNewest(db, search, plan)).toEqual(newest)
      // If too few matches were updated since a time, older ones follow.
      const times: string[] = []
      for (const place of [0, 800]) {
        const row = await db
          .selectFrom('procurement_search')
          .select('updated')
          .where('id', '=', newest[place] ?? 0)
          .executeTakeFirst()
        if (row === undefined) continue
        times.push(row.updated)
        expect(await readNewest(db, search, { kind: 'since', times: [row.updated] })).toEqual(newest)
        expect(await readNewest(db, search, { kind: 'since', times })).toEqual(newest)
      }
      return plan.kind
    }
    expect(await planOf(8000)).toBe('back')
    expect(await planOf(9000)).toBe('since')
    expect(await planOf(9001)).toBe('all')
  })
})
