import type { Schemas } from '@spadestik/api-client/schema'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ProjectRecord } from '../../storage/records/ProjectRecord'
import { mainEngines } from '../../testing/openTestDatabase'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'
import { writeProcurement, writeProject } from '../../testing/scenes/writeItem'

const criterion = (code: string, type = 'category') => ({ type, code })

const shown = ({ count, proposals }: Schemas['AgentNarrowing']) => ({
  count,
  proposals: proposals.map(({ name, asked, drops }) => ({ name, asked, drops })),
})

describe.each(mainEngines)('proposals for narrowing an agent on %s', (engine) => {
  let service: ServiceUnderTest
  let token: string
  beforeAll(async () => {
    service = await setUpService(engine)
  })
  beforeEach(async () => {
    for (const table of ['agents', 'hidden_items', 'projects', 'procurements'] as const)
      await service.db.deleteFrom(table).execute()
    token = await service.signIn('paid@demo.test')
  })
  afterAll(() => service.close())

  const users = () => [service.userId('paid')]
  const save = async (filters: object, type: 'project' | 'procurement' = 'project') => {
    const body = { name: 'Haller', mailTime: 'daily', paUserIds: users(), freeSearch: 'hal', ...filters }
    const response = await service.call('POST', `/agents/${type}`, { token, body })
    expect([response.statusCode, response.json()]).toMatchObject([201, {}])
    return response.json<{ id: number }>().id
  }
  const project = (key: string, changes: Partial<ProjectRecord>) =>
    writeProject(service.db, key, { names: { da: `Hal ${key}` }, ...changes })
  const projects = async (count: number, name: string, changes: Partial<ProjectRecord>) => {
    const ids: number[] = []
    for (let index = 0; index < count; index += 1) ids.push(await project(`${name} ${index}`, changes))
    return ids
  }
  const tender = (key: string, changes: object) =>
    writeProcurement(service.db, key, { names: { da: `Hal ${key}` }, ...changes })
  const hide = async (projectId: number) => {
    const body = { usersIds: users(), projectId, procurementId: null }
    expect((await service.call('POST', '/blacklist', { token, body })).statusCode).toBe(201)
  }
  const narrow = async (agentId: number, id: number, type = 'project') => {
    const response = await service.call('GET', `/narrowings/${agentId}/${type}/${id}`, {
      token,
      languageId: 2,
    })
    expect([response.statusCode, response.json()]).toMatchObject([200, {}])
    return response.json<Schemas['AgentNarrowing']>()
  }
  test('[S26] a criterion of the item is proposed with the number of matches that it drops', async () => {
    const agent = await save({})
    const item = await project('item', { criteria: [criterion('gym')] })
    await projects(2, 'gym', { criteria: [criterion('gym')] })
    await projects(5, 'bridge', { criteria: [criterion('bridge')] })
    const narrowing = await narrow(agent, item)
    expect(shown(narrowing)).toEqual({
      count: 7,
      proposals: [{ name: 'excludedCriteria', asked: { excluded: ['Idrætshaller'] }, drops: 2 }],
    })
    expect(narrowing).toMatchObject({ agentId: agent, agentName: 'Haller' })
    const [proposal] = narrowing.proposals
    expect(proposal?.criterionType).toBe('Kategori')
    expect(proposal?.filters.criteria).toMatchObject([{ included: false, name: 'Idrætshaller' }])
  })

  test('[S26] the new filter replaces the old one completely, and an agent with it misses the item', async () => {
    const agent = await save({ projectPhases: [1, 2, 3], minBudget: 2_000_000 })
    const item = await project('item', { phase: 'planning', budget: 4_200_000 })
    await projects(4, 'later', { phase: 'construction', budget: 80_000_000 })
    const { proposals } = await narrow(agent, item)
    expect(proposals.map(({ asked }) => asked)).toContainEqual({
      min: 5_000_000,
      max: null,
      allowUnspecified: true,
    })
    for (const { filters } of proposals) {
      const body = { freeSearch: 'hal', projectPhases: [1, 2, 3], minBudget: 2_000_000, ...filters }
      const found = await service.call('POST', '/search-items/search/projects', { token, body })
      expect(JSON.stringify(found.json())).not.toContain('Hal item')
    }
  })

  test('[S26] a criterion that the agent asks for is not excluded, but one below it is', async () => {
    const agent = await save({
      criteria: [{ ...(await criterionId('school')), included: true }],
    })
    const school = await project('school', { criteria: [criterion('school')], budget: null })
    const gym = await project('gym', { criteria: [criterion('gym')], budget: null })
    await projects(4, 'other', { criteria: [criterion('school')], phase: 'planning' })
    expect((await narrow(agent, school)).proposals).toEqual([])
    expect((await narrow(agent, gym)).proposals[0]?.filters.criteria).toMatchObject([
      { included: true, name: 'Skoler' },
      { included: false, name: 'Idrætshaller' },
    ])
  })

  test('[S26] a filter that also drops hidden items comes before one that drops fewer', async () => {
    const agent = await save({})
    const item = await project('item', { criteria: [criterion('gym'), criterion('DK04', 'region')] })
    await projects(1, 'region', { criteria: [criterion('DK04', 'region')], phase: 'construction' })
    await projects(3, 'gym', { criteria: [criterion('gym')], phase: 'construction' })
    await projects(8, 'other', { phase: 'construction' })
    const names = async () => (await narrow(agent, item)).proposals.map(({ asked }) => asked.excluded?.[0])
    expect((await names())[0]).toBe('Midtjylland')
    for (const id of await projects(2, 'hidden', { criteria: [criterion('gym')], phase: 'construction' }))
      await hide(id)
    expect((await names())[0]).toBe('Idrætshaller')
    expect((await narrow(agent, item)).count).toBe(12)
  })

  test('[S26] nothing is proposed that drops more than half, or if the agent does not find the item', async () => {
    const agent = await save({})
    const item = await project('item', { criteria: [criterion('gym')], budget: null })
    await projects(3, 'gym', { criteria: [criterion('gym')] })
    expect(shown(await narrow(agent, item))).toEqual({ count: 3, proposals: [] })
    await projects(4, 'other', { phase: 'construction' })
    expect((await narrow(agent, item)).proposals).not.toEqual([])
    const other = await project('road', { names: { da: 'Ny vej' }, criteria: [] })
    expect((await narrow(agent, other)).proposals).toEqual([])
  })

  test('[S26] of a tender, the phase and the type of procedure can be left out', async () => {
    const agent = await save({}, 'procurement')
    const item = await tender('item', { phase: 'open', type: 'restricted' })
    for (const key of ['one', 'two', 'three']) await tender(key, { phase: 'awarded', type: 'open' })
    const { proposals } = await narrow(agent, item, 'procurement')
    expect(proposals.map(({ name }) => name).toSorted()).toEqual(['procurementPhases', 'procurementTypes'])
  })

  test('[S26, Z03] an agent of somebody else, of another type, or a missing item is 404', async () => {
    const agent = await save({})
    const item = await project('item', {})
    const status = async (path: string, as = token) =>
      (await service.call('GET', `/narrowings/${path}`, { token: as })).statusCode
    expect(await status(`${agent}/project/${item}`)).toBe(200)
    expect(await status(`${agent}/procurement/${item}`)).toBe(404)
    expect(await status(`${agent}/project/2147483647`)).toBe(404)
    expect(await status(`${agent}/project/${item}`, await service.signIn('colleague@demo.test'))).toBe(404)
  })

  async function criterionId(code: string) {
    const row = service.db.selectFrom('criteria').select(['id', 'type_id as typeId']).where('code', '=', code)
    return row.executeTakeFirstOrThrow()
  }
})
