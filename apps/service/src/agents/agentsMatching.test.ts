import * as fc from 'fast-check'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedDemoUsers } from '../testing/scenes/seedDemoUsers'
import type { Caller } from '../contract/Caller'
import { writeCompanies } from '../items/writers/writeCompanies'
import { writeCriteria } from '../items/writers/writeCriteria'
import { writeProcurements } from '../items/writers/writeProcurements'
import { writeProjects } from '../items/writers/writeProjects'
import { projectPhases } from '../reference/projectPhases'
import { companySearch } from '../search/companySearch'
import { procurementSearch, projectSearch } from '../search/itemSearch'
import { runSearch } from '../search/run/runSearch'
import type { Database } from '../storage/Database'
import type { AgentType, SentFilters } from '../storage/records/AgentFilters'
import { mainEngines, openTestDatabase } from '../testing/openTestDatabase'
import { companyRecord, projectRecord } from '../testing/scenes/records'
import { sceneCriteria } from '../testing/scenes/scene'
import { anyFilters, anyProcurements, anyWordFilters } from '../testing/search/searchArbitraries'
import { agentsMatching } from './agentsMatching'
import { usersMatching } from './usersMatching'
import { writeAgent } from './writeAgent'
import { danishTime, danishView } from '../testing/search/danishView'

const everyPhase = projectPhases.map(({ id }): number => id)
const product = { basic: false, companyEnabled: true, allowedProjectPhases: everyPhase }
const page = { order: 'updated', ascending: false, index: 0, limit: 200 } as const
const now = new Date('2026-11-21T10:00:00Z')

const projects = anyProcurements.map(
  (
    {
      key,
      names,
      description,
      criteria,
      roles,
      budget,
      units,
      buildingStart,
      buildingEnd,
      country,
      lastUpdated,
    },
    index,
  ) => {
    const phase = (['planning', 'tender', 'completed'] as const)[index % 3] ?? 'idea'
    const own = {
      names,
      description,
      criteria,
      roles,
      budget,
      units,
      buildingStart,
      buildingEnd,
      country,
      lastUpdated,
    }
    return projectRecord(key, { ...own, phase })
  },
)
const companies = ['a', 'b', 'c', 'd'].map((key, index) =>
  companyRecord(key, { name: `Bro og ${key}`, country: index % 2 === 0 ? 'DK' : 'SE' }),
)

const onlyShared = ({ freeSearch = null, freeSearchType, criteria, countryIds, roles }: SentFilters) => ({
  freeSearch,
  ...(freeSearchType === undefined ? {} : { freeSearchType }),
  ...(criteria === undefined ? {} : { criteria }),
  ...(countryIds === undefined ? {} : { countryIds }),
  ...(roles === undefined ? {} : { roles }),
})
const zipFilters = anyFilters.map((one) => ({ ...one, freeSearchType: 'zipCode' as const }))
const somePhases = fc.uniqueArray(fc.constantFrom(...everyPhase), { maxLength: 3 })
const procurementFilters = fc.oneof(zipFilters, anyWordFilters)
const projectFilters = fc
  .tuple(procurementFilters, somePhases)
  .map(
    ([
      {
        procurementPhases: _phases,
        procurementTypes: _types,
        deadlineFrom: _from,
        deadlineTo: _to,
        deadlineWithinDays: _days,
        ...rest
      },
      chosen,
    ]) => ({ ...rest, projectPhases: chosen }),
  )
const companyFilters = fc
  .tuple(procurementFilters, somePhases)
  .map(([filters, chosen]) => ({ ...onlyShared(filters), projectPhases: chosen }))
const several = <Filters>(filters: fc.Arbitrary<Filters>) =>
  fc.array(filters, { minLength: 15, maxLength: 15 })

describe.each(mainEngines)('agents that match items on %s', (engine) => {
  let db: Kysely<Database>
  let close: () => Promise<void>
  let userId = 0
  let paid: Caller
  const ids = { project: [] as number[], procurement: [] as number[], company: [] as number[] }
  beforeAll(async () => {
    ;({ db, close } = await openTestDatabase(engine))
    await db.transaction().execute(async (trx) => {
      userId = (await seedDemoUsers(trx)).get('paid@demo.test') ?? 0
      await writeCriteria(trx, sceneCriteria)
      ids.company = [...(await writeCompanies(trx, companies)).values()]
      ids.project = [...(await writeProjects(trx, projects)).values()]
      ids.procurement = [...(await writeProcurements(trx, anyProcurements)).values()]
    })
    paid = { kind: 'user', user: { id: userId, name: 'Kirsten', subscriberId: 1 }, product }
  })
  afterAll(() => close())
  const write = (type: AgentType, filters: object) =>
    db.transaction().execute((trx) => {
      const draft = { name: 'Agent', mailTime: 'daily' as const, paUserIds: [userId], ...filters }
      return writeAgent(trx, type, null, draft, { language: 'da', timeZone: danishTime, now })
    })
  const prepare = (type: AgentType, filters: object) => {
    if (type === 'project') return projectSearch(db, danishView(paid), filters)
    return type === 'procurement'
      ? procurementSearch(db, danishView(paid), filters)
      : companySearch(db, filters, 'da')
  }
  const users = (itemType: AgentType) => usersMatching(db, { itemType, itemIds: ids[itemType], now })
  const found = async (type: AgentType) => (await users(type)).map(({ itemId }) => itemId)
  const become = async (email: string) => {
    await db.deleteFrom('agents').execute()
    const row = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    userId = row.id
  }

  /**
   * Checks that a search with the filters of each agent finds the same pairs of agent and item as
   * `agentsMatching` and `usersMatching`.
   */
  async function compare(type: AgentType, all: readonly object[]) {
    await db.deleteFrom('agents').execute()
    const expected: (readonly [number, number])[] = []
    for (const filters of all) {
      const agentId = await write(type, filters)
      const result = await runSearch(db, await prepare(type, filters), page)
      for (const id of [...result.ids].sort((a, b) => a - b)) expected.push([agentId, id])
    }
    const matches = await agentsMatching(db, { itemType: type, itemIds: ids[type], now })
    expect(matches.every((match) => match.agentType === type)).toBe(true)
    expect(matches.map(({ agentId, itemId }) => [agentId, itemId])).toEqual(expected)
    const seen = await users(type)
    expect(seen.map(({ agentId, itemId }) => [agentId, itemId])).toEqual(expected)
  }
  const runs = { numRuns: engine === 'pglite' ? 6 : 12, seed: 5 }

  test('[Z06] equal the agents whose search finds the items: procurements', async () => {
    await fc.assert(
      fc.asyncProperty(several(procurementFilters), (all) => compare('procurement', all)),
      runs,
    )
  })

  test('[Z06] equal the agents whose search finds the items: projects', async () => {
    await fc.assert(
      fc.asyncProperty(several(projectFilters), (all) => compare('project', all)),
      runs,
    )
  })

  test('[Z06] equal the agents whose search finds the items: companies', async () => {
    await fc.assert(
      fc.asyncProperty(several(companyFilters), (all) => compare('company', all)),
      runs,
    )
  })

  describe('and their users', () => {
    test('[B01] items do not match the agents of a user who has hidden them', async () => {
      await become('paid@demo.test')
      await write('procurement', {})
      const [hidden] = ids.procurement
      const { id } = await db
        .insertInto('hidden_items')
        .values({
          project_id: null,
          procurement_id: hidden ?? 0,
          created: now.toISOString(),
          subscriber_id: 1,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db.insertInto('hidden_item_users').values({ hidden_item_id: id, user_id: userId }).execute()
      expect(await found('procurement')).toEqual(ids.procurement.filter((one) => one !== hidden))
    })

    test('[K01] projects match only in the phases of a product, companies only with company access', async () => {
      await become('basic@demo.test')
      await write('project', {})
      await write('company', {})
      const phases = await db
        .selectFrom('project_search')
        .select('phase_id')
        .distinct()
        .where('id', 'in', await found('project'))
        .execute()
      expect(phases.map((row) => row.phase_id)).toEqual([5])
      expect(await found('company')).toEqual([])
      await become('none@demo.test')
      await write('project', {})
      expect(await found('project')).toEqual([])
    })

    test('[K02] deadlines make no difference for users who may not read them', async () => {
      await become('basic@demo.test')
      await write('procurement', { deadlineFrom: '2040-01-01' })
      expect(await agentsMatching(db, { itemType: 'procurement', itemIds: ids.procurement, now })).toEqual([])
      expect(await found('procurement')).toEqual(ids.procurement)
      await become('paid@demo.test')
      await write('procurement', { deadlineFrom: '2040-01-01' })
      expect(await found('procurement')).toEqual([])
    })
  })

  test('[Z06] deleted items match no agents', async () => {
    await write('procurement', {})
    expect(await agentsMatching(db, { itemType: 'procurement', itemIds: [2_000_000_000], now })).toEqual([])
    expect(await usersMatching(db, { itemType: 'project', itemIds: [], now })).toEqual([])
  })
})
