import * as fc from 'fast-check'
import type { Kysely, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../contract/Caller'
import { readProcurementSummaries } from '../items/responses/readProcurementSummaries'
import type { Database } from '../storage/Database'
import { engines } from '../testing/openTestDatabase'
import { danishView } from '../testing/search/danishView'
import { openSearchScene } from '../testing/search/openSearchScene'
import { allOf } from '../filters/allOf'
import { procurementSearch } from './itemSearch'
import { pageByDeadline } from './run/deadlineOrder'
import { runSearch } from './run/runSearch'

const product = { basic: false, companyEnabled: true, allowedProjectPhases: [] }
const paid: Caller = { kind: 'user', user: { id: 1, name: 'Kirsten', subscriberId: 1 }, product }
const far = '9999'

describe.each(engines)('the next deadline on %s', (engine) => {
  let db: Kysely<Database>
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ db, close } = await openSearchScene(engine))
  })
  afterAll(() => close())

  /** 10 November 2026 is the last day of some windows that close at 12:00, and 28 November of others. */
  const moments = [
    '2026-11-10T10:59:00Z',
    '2026-11-10T11:00:00Z',
    '2026-11-21T10:00:00Z',
    '2027-03-01T10:00:00Z',
  ]
  const anyNow = fc.constantFrom(...moments).map((time) => new Date(time))

  async function rowsOf(
    now: Date,
    filters: Parameters<typeof procurementSearch>[2],
    order: 'deadline' | 'updated',
  ) {
    const view = danishView(paid, 'da', now)
    const search = await procurementSearch(db, view, filters)
    const { ids } = await runSearch(db, search, { order, ascending: false, index: 0, limit: 100 })
    return readProcurementSummaries(db, ids, view)
  }

  test('[S03, S20] the order by next deadline is that of the dates in the rows', async () => {
    for (const moment of moments) {
      const rows = await rowsOf(new Date(moment), {}, 'deadline')
      const days = rows.map(({ nextDeadline }) => nextDeadline ?? far)
      expect(rows).toHaveLength(80)
      expect(days).toEqual(days.toSorted())
    }
  })

  test('[S20, S24] a deadline filter that begins today or later finds the rows whose date is within it', async () => {
    await fc.assert(
      fc.asyncProperty(anyNow, fc.integer({ min: 1, max: 365 }), async (now, within) => {
        const all = await rowsOf(now, {}, 'updated')
        const found = await rowsOf(now, { deadlineWithinDays: within }, 'updated')
        const last = new Date(now.getTime() + within * 86_400_000).toISOString().slice(0, 10)
        const expected = all.filter(({ nextDeadline }) => nextDeadline !== null && nextDeadline <= last)
        expect(found).toEqual(expected)
        expect(await rowsOf(now, { deadlineTo: last }, 'updated')).toEqual(expected)
      }),
      { numRuns: 40, seed: 5 },
    )
  })

  test('[S24] a deadline filter that begins in the past also finds tenders whose last deadline is within it', async () => {
    const now = new Date('2027-03-01T10:00:00Z')
    const found = await rowsOf(now, { deadlineFrom: '2027-01-01', deadlineTo: '2027-02-28' }, 'updated')
    const closed = (await rowsOf(now, { deadlineFrom: '1990-01-01', deadlineTo: '2027-02-28' }, 'updated'))
      .length
    expect(found.length).toBeGreaterThan(0)
    expect(closed).toBeGreaterThan(found.length)
    expect(found.every(({ nextDeadline }) => nextDeadline === null)).toBe(true)
  })

  // This test is the last one, because its rows stay.
  test('[S03, S24] order and filter read the tenders that are still open by an index', async () => {
    await db.transaction().execute(async (trx) => {
      // Without the check of foreign keys, the rows need no procurements.
      await sql`set local session_replication_role = 'replica'`.execute(trx)
      await sql`
        insert into procurement_search (id, phase_id, type_id, criteria, roles, published, updated, document, closings,
          closing_days, last_closing)
        select n, 3, 1, '{}', '{}', now(), now(), '', array[at], array[at::date], at
        from (select n, timestamptz '2020-01-01T12:00Z' + n * interval '1 hour' as at from generate_series(1001, 21000) n) one`.execute(
        trx,
      )
    })
    await sql`analyze procurement_search`.execute(db)
    const view = danishView(paid)
    const planOf = async (query: RawBuilder<unknown>) => {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(db)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    }
    const page = { order: 'deadline', ascending: false, index: 0, limit: 20 } as const
    const ordered = await procurementSearch(db, view, {})
    expect(await planOf(pageByDeadline(ordered, view.now, page))).toContain('procurement_search_last_closing')
    const { conditions } = await procurementSearch(db, view, { deadlineWithinDays: 14 })
    const filtered = sql`select s.id from procurement_search s where ${allOf(conditions)}`
    expect(await planOf(filtered)).toContain('procurement_search_last_closing')
  })
})
