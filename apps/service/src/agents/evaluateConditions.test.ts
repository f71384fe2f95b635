import * as fc from 'fast-check'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agentsMatching, openMatches } from './agentsMatching'
import { writeAgent } from './writeAgent'
import { seedDemoUsers } from '../testing/scenes/seedDemoUsers'
import type { Database } from '../storage/Database'
import { mainEngines } from '../testing/openTestDatabase'
import { danishTime } from '../testing/search/danishView'
import { metFilters } from '../testing/search/matches'
import { openSearchScene } from '../testing/search/openSearchScene'
import { anyFilters, anyProcurements, anyWordFilters } from '../testing/search/searchArbitraries'
import { evaluateConditions } from './evaluateConditions'

const now = new Date('2026-11-21T10:00:00Z')
const zipFilters = anyFilters.map((one) => ({ ...one, freeSearchType: 'zipCode' as const }))
/** Generates at most two filters, so that many items match. */
const fewFilters = anyWordFilters.chain((filters) =>
  fc.subarray(Object.entries(filters), { maxLength: 2 }).map((some) => Object.fromEntries(some)),
)

describe.each(mainEngines)('the conditions of agents on %s', (engine) => {
  let db: Kysely<Database>
  let close: () => Promise<void>
  let ids: ReadonlyMap<string, number>
  let paUserIds: number[]
  beforeAll(async () => {
    ;({ db, close, ids } = await openSearchScene(engine))
    const users = await db.transaction().execute((trx) => seedDemoUsers(trx))
    paUserIds = [users.get('paid@demo.test') ?? 0]
  })
  afterAll(() => close())

  async function save<Filters extends object>(all: readonly Filters[]) {
    await db.deleteFrom('agents').execute()
    const saved = new Map<number, Filters>()
    for (const filters of all) {
      const draft = { name: 'Agent', mailTime: 'daily' as const, paUserIds, ...filters }
      const reader = { language: 'da' as const, timeZone: danishTime, now }
      const id = await db.transaction().execute((trx) => writeAgent(trx, 'procurement', null, draft, reader))
      saved.set(id, filters)
    }
    return saved
  }
  const changed = () => ({ itemType: 'procurement' as const, itemIds: [...ids.values()], now })
  const everyPair = (agents: ReadonlyMap<number, unknown>) =>
    [...agents.keys()].flatMap((agentId) => [...ids.values()].map((itemId) => ({ agentId, itemId })))

  test('[W11] all of them hold exactly if the agent matches, in 2,000 random pairs', async () => {
    const agents = await save(
      fc.sample(fc.oneof(zipFilters, anyWordFilters, fewFilters), { numRuns: 25, seed: 11 }),
    )
    const matches = await agentsMatching(db, changed())
    const open = (await openMatches(db, changed())).filter(({ isOpen }) => isOpen)
    for (const [seesPaidDetails, expected] of [
      [true, matches],
      [false, open],
    ] as const) {
      const found = await evaluateConditions(db, changed(), everyPair(agents), seesPaidDetails)
      expect(found).toHaveLength(25 * 80)
      const whole = found.filter(({ met }) => Object.values(met).every(Boolean))
      expect(whole.map(({ agentId, itemId }) => [agentId, itemId])).toEqual(
        expected.map(({ agentId, itemId }) => [agentId, itemId]),
      )
      expect(whole.length).toBeGreaterThan(50)
    }
  })

  test('[W11] each of them holds exactly if a plain comparison holds, in 10,000 random pairs', async () => {
    const agents = await save(fc.sample(zipFilters, { numRuns: 125, seed: 12 }))
    const records = new Map(anyProcurements.map((record) => [ids.get(record.key), record]))
    const found = await evaluateConditions(db, changed(), everyPair(agents), true)
    expect(found).toHaveLength(10_000)
    const wrong = found.flatMap(({ agentId, itemId, met }): unknown[] => {
      const [record, filters] = [records.get(itemId), agents.get(agentId)]
      if (record === undefined || filters === undefined) return [itemId]
      const expected: Readonly<Record<string, boolean>> = { ...metFilters(record, filters), freeSearch: true }
      expect(Object.keys(met).toSorted()).toEqual(Object.keys(expected).toSorted())
      return Object.entries(met).flatMap(([name, isMet]) =>
        isMet === expected[name] ? [] : [{ name, isMet, filters, record }],
      )
    })
    expect(wrong).toEqual([])
  })

  test('[W11] the criterion types that hold decide whether the included criteria hold', async () => {
    const agents = await save(fc.sample(zipFilters, { numRuns: 40, seed: 13 }))
    for (const { agentId, met, metTypes } of await evaluateConditions(
      db,
      changed(),
      everyPair(agents),
      true,
    )) {
      const criteria = agents.get(agentId)?.criteria ?? []
      const types = new Set(criteria.filter(({ included }) => included).map(({ typeId }) => typeId))
      expect([...types].every((typeId) => metTypes.includes(typeId))).toBe(met.criteria)
    }
  })
})
