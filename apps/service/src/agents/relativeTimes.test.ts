import { dayAt } from '@spadestik/domain/dates'
import { withDays } from '@spadestik/domain/times'
import * as fc from 'fast-check'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedDemoUsers } from '../testing/scenes/seedDemoUsers'
import type { Caller } from '../contract/Caller'
import { procurementSearch } from '../search/itemSearch'
import { runSearch } from '../search/run/runSearch'
import type { Database } from '../storage/Database'
import { danishTime, danishView } from '../testing/search/danishView'
import { matches } from '../testing/search/matches'
import { openSearchScene } from '../testing/search/openSearchScene'
import { mainEngines } from '../testing/openTestDatabase'
import { anyProcurements, anyTimes } from '../testing/search/searchArbitraries'
import { agentsMatching } from './agentsMatching'
import { writeAgent } from './writeAgent'

const product = { basic: false, companyEnabled: true, allowedProjectPhases: [] }
const page = { order: 'updated', ascending: false, index: 0, limit: 100 } as const
const saved = new Date('2026-03-01T12:00:00Z')

/**
 * Generates times in Denmark: one second before midnight, at midnight, and twelve hours after midnight. Some
 * are on the two days a year on which the clocks change.
 */
const instants = fc
  .tuple(
    fc.constantFrom(
      '2026-03-28T23:00:00Z',
      '2026-03-29T22:00:00Z',
      '2026-10-24T22:00:00Z',
      '2026-10-25T23:00:00Z',
      '2026-11-21T23:00:00Z',
      '2026-12-31T23:00:00Z',
    ),
    fc.constantFrom(-1, 0, 43_200),
  )
  .map(([midnight, seconds]) => new Date(Date.parse(midnight) + seconds * 1000))

describe.each(mainEngines)('relative times on %s', (engine) => {
  let db: Kysely<Database>
  let close: () => Promise<void>
  let ids: ReadonlyMap<string, number>
  let caller: Caller
  beforeAll(async () => {
    ;({ db, ids, close } = await openSearchScene(engine))
    const users = await db.transaction().execute((trx) => seedDemoUsers(trx))
    caller = {
      kind: 'user',
      user: { id: users.get('paid@demo.test') ?? 0, name: '', subscriberId: 1 },
      product,
    }
  })
  afterAll(() => close())
  const find = async (filters: Parameters<typeof procurementSearch>[2], now: Date) => {
    const view = danishView(caller, 'da', now)
    const { ids: found } = await runSearch(db, await procurementSearch(db, view, filters), page)
    return found.toSorted((a, b) => a - b)
  }
  const save = (filters: object) => {
    const paUserIds = caller.kind === 'user' && caller.user !== undefined ? [caller.user.id] : []
    const draft = { name: 'Agent', mailTime: 'daily' as const, paUserIds, ...filters }
    const reader = { language: 'da', timeZone: danishTime, now: saved } as const
    return db.transaction().execute((trx) => writeAgent(trx, 'procurement', null, draft, reader))
  }
  const matched = async (now: Date) => {
    const changed = { itemType: 'procurement', itemIds: [...ids.values()], now } as const
    return (await agentsMatching(db, changed)).map(({ agentId, itemId }) => `${agentId} ${itemId}`)
  }

  test('[S24] find what their days of today find, around midnight and when the clocks change', async () => {
    await fc.assert(
      fc.asyncProperty(anyTimes, instants, async (filters, now) => {
        const today = dayAt(now.getTime(), danishTime)
        const found = await find(filters, now)
        expect(found).toEqual(await find(withDays(filters, today), now))
        const expected = anyProcurements
          .filter((record) => matches(record, filters, today))
          .map(({ key }) => ids.get(key) ?? 0)
        expect(found).toEqual(expected.toSorted((a, b) => a - b))
      }),
      { numRuns: 60, seed: 21 },
    )
  })

  test('[S24, Z06] of agents match the items that a search finds at that time', async () => {
    const several = fc.array(anyTimes, { minLength: 10, maxLength: 10 })
    await fc.assert(
      fc.asyncProperty(several, instants, async (all, now) => {
        await db.deleteFrom('agents').execute()
        const expected: string[] = []
        for (const filters of all) {
          const agentId = await save(filters)
          for (const itemId of await find(filters, now)) expected.push(`${agentId} ${itemId}`)
        }
        expect(await matched(now)).toEqual(expected)
      }),
      { numRuns: 8, seed: 22 },
    )
  })

  test('[S24] of a saved agent begin today, and not on the day on which it was saved', async () => {
    await db.deleteFrom('agents').execute()
    await save({ deadlineWithinDays: 30 })
    const inMarch = await matched(saved)
    const inNovember = await matched(new Date('2026-11-21T10:00:00Z'))
    expect(inMarch).toEqual([])
    expect(inNovember.length).toBeGreaterThan(0)
    expect(inNovember.length).toBeLessThan(ids.size)
  })
})
