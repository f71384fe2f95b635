import type { Schemas } from '@spadestik/api-client/schema'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mainEngines } from '../testing/openTestDatabase'
import type { ServiceUnderTest } from '../testing/setUpService'
import { setUpService } from '../testing/setUpService'

const now = new Date('2026-11-21T10:00:00Z')

describe.each(mainEngines)('agent statistics on %s', (engine) => {
  let service: ServiceUnderTest
  const tokens = new Map<string, string>()
  beforeAll(async () => {
    service = await setUpService(engine, { clock: () => now })
    tokens.set('paid', await service.signIn('paid@demo.test'))
  })
  afterAll(() => service.close())
  beforeEach(() => service.db.deleteFrom('agents').execute())
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    who: string,
    body?: unknown,
    query = {},
  ) => service.call(method, path, { token: tokens.get(who) ?? null, body, query })
  const draft = (changes: object = {}) => ({
    name: 'Skoler',
    mailTime: 'daily',
    paUserIds: [service.userId('paid')],
    ...changes,
  })
  const create = async (kind: 'project' | 'procurement' | 'company', changes: object = {}) =>
    (await call('POST', `/agents/${kind}`, 'paid', draft(changes))).json<{ id: number }>()
  const agents = async (who: string, query = {}) =>
    (await call('GET', '/agents/list', who, undefined, query)).json<Schemas['AgentList']>()

  test('[W08] statistics are exact for all results, the last 30 days and the last day', async () => {
    await create('project', { freeSearch: 'åboulevarden' })
    await create('procurement', { name: 'Alle' })
    await create('company', { name: 'Alle' })
    // The school was updated 26 hours ago. All other items were updated 20 days before the school.
    const found = await agents('paid', { statistics: true })
    expect(found.projectAgents).toMatchObject([
      { statistics: { totalResults: 1, monthlyResults: 1, dailyResults: 0 } },
    ])
    expect(found.procurementAgents).toMatchObject([
      { statistics: { totalResults: 2, monthlyResults: 2, dailyResults: 0 } },
    ])
    expect(found.companyAgents).toMatchObject([{ statistics: { totalResults: 3 } }])
    const school = service.scene.projects.get('school') ?? 0
    const set = (updated: string) =>
      service.db.updateTable('project_search').set({ updated }).where('id', '=', school).execute()
    const recent = async () => (await agents('paid', { statistics: true })).projectAgents[0]?.statistics
    await set('2026-11-20T10:00:00Z')
    expect(await recent()).toMatchObject({ dailyResults: 1 })
    await set('2026-11-20T09:59:59Z')
    expect(await recent()).toMatchObject({ dailyResults: 0 })
    await set('2026-10-22T10:00:00Z')
    expect(await recent()).toMatchObject({ monthlyResults: 1 })
    await set('2026-10-22T09:59:59Z')
    expect(await recent()).toEqual({ totalResults: 1, monthlyResults: 0, dailyResults: 0 })
    await set('2026-11-20T08:00:00Z')
    expect((await agents('paid')).projectAgents).toMatchObject([{ statistics: null }])
  })

  test('[W08] statistics count the results that a search by the caller would find', async () => {
    const tender = service.scene.procurements.get('bridge-tender') ?? 0
    await create('procurement')
    await call('POST', '/blacklists', 'paid', { usersIds: [service.userId('paid')], procurementId: tender })
    const found = await agents('paid', { statistics: true })
    expect(found.procurementAgents).toMatchObject([{ statistics: { totalResults: 1 } }])
    await service.db.deleteFrom('hidden_items').execute()
  })

  test('[W08] an agent with ten thousand criteria is saved and counted', async () => {
    const criteria = Array.from({ length: 10_000 }, (_one, index) => ({
      id: index + 1,
      typeId: index < 5 ? 1 : 2,
      included: index !== 4,
    }))
    const agent = await create('project', { criteria })
    expect(agent).toMatchObject({ criteria: { length: 10_000 } })
    expect((await agents('paid', { statistics: true })).projectAgents[0]?.statistics?.totalResults).toBe(1)
  })
})
