import type { Schemas } from '@spadestik/api-client/schema'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mainEngines } from '../testing/openTestDatabase'
import type { ServiceUnderTest } from '../testing/setUpService'
import { setUpService } from '../testing/setUpService'

const now = new Date('2026-11-21T10:00:00Z')
const ids = (all: readonly { readonly id: number }[]) => all.map(({ id }) => id)
const kinds = ['project', 'procurement', 'company'] as const

describe.each(mainEngines)('agents on %s', (engine) => {
  let service: ServiceUnderTest
  const tokens = new Map<string, string>()
  beforeAll(async () => {
    service = await setUpService(engine, { clock: () => now })
    for (const name of ['paid', 'colleague', 'projects', 'basic', 'none']) {
      tokens.set(name, await service.signIn(`${name}@demo.test`))
    }
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
  const user = (name: string) => service.userId(name)
  const draft = (changes: object = {}) => ({
    name: 'Skoler',
    mailTime: 'daily',
    paUserIds: [user('paid')],
    ...changes,
  })
  const create = async (kind: (typeof kinds)[number], changes: object = {}, who = 'paid') =>
    (await call('POST', `/agents/${kind}`, who, draft(changes))).json<{ id: number }>()
  const agents = async (who: string, query = {}) =>
    (await call('GET', '/agents/list', who, undefined, query)).json<Schemas['AgentList']>()

  test.each(kinds)('[V02] the name of a %s agent is stored as one line', async (kind) => {
    const created = await call('POST', `/agents/${kind}`, 'paid', draft({ name: ' Skoler\r\n i Aarhus\n' }))
    expect(created.json()).toMatchObject({ name: 'Skoler i Aarhus' })
  })

  test.each(kinds)('[W08] a %s agent is saved, read, replaced and deleted', async (kind) => {
    const created = await call('POST', `/agents/${kind}`, 'paid', draft({ name: '  Skoler ' }))
    expect(created.statusCode).toBe(201)
    const agent = created.json()
    expect(agent).toMatchObject({
      name: 'Skoler',
      type: kind,
      mailTime: 'daily',
      paUserIds: [user('paid')],
      statistics: null,
      freeSearch: null,
      freeSearchType: 'normal',
      criteria: [],
      roles: [],
      isPublic: null,
    })
    const path = `/agents/${kind}/${agent.id}`
    expect((await call('GET', path, 'paid')).json()).toEqual(agent)
    const replaced = await call('PUT', path, 'paid', { ...agent, name: 'Broer', freeSearch: ' bro ' })
    expect(replaced.json()).toEqual({ ...agent, version: 2, name: 'Broer', freeSearch: 'bro' })
    expect((await call('PUT', path, 'paid', draft({ mailTime: 'never' }))).json()).toEqual({
      ...agent,
      version: 3,
      mailTime: 'never',
    })
    expect((await call('DELETE', path, 'paid')).statusCode).toBe(204)
    expect((await call('GET', path, 'paid')).statusCode).toBe(404)
  })

  test('[W08] missing filters become null, empty or true; sent filters stay unchanged', async () => {
    const { id, ...plain } = await create('procurement')
    expect(plain).toMatchObject({
      minBudget: null,
      allowUnspecifiedBudget: true,
      deadlineFrom: null,
      companies: [],
    })
    const toft = service.scene.companies.get('toft') ?? 0
    const filters = {
      criteria: [
        { id: 5, typeId: 1, included: false, index: 1 },
        { id: 2, typeId: 1, included: true, index: 0 },
      ],
      companies: [{ id: toft }],
      minBudget: 20_000_000,
      allowUnspecifiedBudget: false,
      buildingStart: '2027-01-01',
      deadlineFrom: '2026-11-20',
      procurementPhases: [3],
      countryIds: [1],
      isPublic: true,
      freeSearch: '80',
      freeSearchType: 'zipCode',
    }
    const response = await call('PUT', `/agents/procurement/${id}`, 'paid', draft(filters))
    expect(response.json()).toMatchObject({
      ...filters,
      criteria: [
        { id: 2, typeId: 1, included: true, index: 0, name: 'Skoler' },
        { id: 5, typeId: 1, included: false, index: 1, name: 'Broer' },
      ],
      companies: [{ id: toft, companyName: 'Toft Entreprise A/S', cvr: '00000002', city: 'Aarhus C' }],
    })
  })

  test.each(['project', 'procurement'] as const)('[W08] a %s agent keeps its order', async (kind) => {
    const agent = await create(kind, { orderBy: 'updated', ascending: true })
    expect(agent).toMatchObject({ orderBy: 'updated', ascending: true })
    const path = `/agents/${kind}/${agent.id}`
    expect((await call('GET', path, 'paid')).json()).toMatchObject({ orderBy: 'updated', ascending: true })
    const without = await call('PUT', path, 'paid', draft({}))
    expect(without.json()).toMatchObject({ orderBy: 'bestMatch', ascending: false })
  })

  test('[W08] criteria and companies that no longer exist are returned without a name', async () => {
    const criteria = [{ id: 999, typeId: 1, included: true }]
    const agent = await create('project', { criteria, companies: [{ id: 999 }] })
    expect(agent).toMatchObject({ criteria: [{ ...criteria[0], index: 0 }], companies: [{ id: 999 }] })
  })

  test('[W08] agents are sorted by id and paged per kind', async () => {
    const made = []
    for (const name of ['a', 'b', 'c']) made.push(await create('project', { name }))
    const bridge = await create('procurement')
    const firm = await create('company')
    const all = await agents('paid')
    expect(ids(all.projectAgents)).toEqual(ids(made).sort((a, b) => a - b))
    const second = await agents('paid', { limit: 2, index: 1 })
    expect(ids(second.projectAgents)).toEqual([made[2]?.id])
    expect(ids(second.procurementAgents)).toEqual([])
    const first = await agents('paid', { limit: 2 })
    expect([ids(first.procurementAgents), ids(first.companyAgents)]).toEqual([[bridge.id], [firm.id]])
    expect((await call('GET', '/agents/list/', 'paid')).json()).toEqual(all)
  })

  test.each(kinds)('[K01] a %s agent is visible only to the users who share it', async (kind) => {
    const both = { paUserIds: [user('paid'), user('colleague')] }
    const shared = await create(kind, both)
    const own = await create(kind)
    const list = Object.values(await agents('colleague')).flat()
    expect(ids(list)).toEqual([shared.id])
    for (const [method, body] of [
      ['GET', undefined],
      ['PUT', draft({ paUserIds: [user('colleague')] })],
      ['DELETE', undefined],
    ] as const) {
      expect((await call(method, `/agents/${kind}/${own.id}`, 'colleague', body)).statusCode).toBe(404)
    }
    expect((await call('GET', `/agents/${kind}/${own.id}`, 'paid')).statusCode).toBe(200)
    const another = kind === 'project' ? 'procurement' : 'project'
    expect((await call('GET', `/agents/${another}/${own.id}`, 'paid')).statusCode).toBe(404)
  })

  test('[K01] an agent can be shared with colleagues only, and has at least one user', async () => {
    const outside = await call(
      'POST',
      '/agents/project',
      'paid',
      draft({ paUserIds: [user('paid'), user('none')] }),
    )
    expect(outside.statusCode).toBe(400)
    expect(outside.json().errors).toMatchObject([{ path: '/body/paUserIds/1' }])
    expect((await call('POST', '/agents/project', 'paid', draft({ paUserIds: [] }))).statusCode).toBe(400)
    expect(Object.values(await agents('none')).flat()).toEqual([])
  })

  test('[W08] users who remove themselves leave the agent to its other users', async () => {
    const agent = await create('project', { paUserIds: [user('paid'), user('colleague')] })
    const given = await call(
      'PUT',
      `/agents/project/${agent.id}`,
      'paid',
      draft({ paUserIds: [user('colleague')] }),
    )
    expect(given.json()).toMatchObject({ id: agent.id, paUserIds: [user('colleague')] })
    expect((await agents('paid')).projectAgents).toEqual([])
    expect(ids((await agents('colleague')).projectAgents)).toEqual([agent.id])
  })

  test.each([
    ['a blank name', { name: '   ' }],
    ['a name that is too long', { name: 'x'.repeat(101) }],
    ['another mail time', { mailTime: 'hourly' }],
    ['the filters of another kind', { procurementPhases: [1] }],
    ['the type of another kind', { type: 'company' }],
  ])('[V02] %s is refused', async (_case, changes) => {
    expect((await call('POST', '/agents/project', 'paid', draft(changes))).statusCode).toBe(400)
  })

  test('[K01] company agents require company access, other agents only a login', async () => {
    const own = (name: string) => draft({ paUserIds: [user(name)] })
    expect((await call('POST', '/agents/company', 'projects', own('projects'))).statusCode).toBe(403)
    expect((await call('POST', '/agents/project', 'projects', own('projects'))).statusCode).toBe(201)
    expect((await call('POST', '/agents/procurement', 'none', own('none'))).statusCode).toBe(201)
    expect((await call('GET', '/agents/list', 'visitor')).statusCode).toBe(401)
    const { id } = await create('company')
    await service.db
      .updateTable('agent_users')
      .set({ user_id: user('none') })
      .where('agent_id', '=', id)
      .execute()
    const left = await agents('none', { statistics: true })
    expect(left.companyAgents).toMatchObject([{ id, statistics: null }])
    expect((await call('DELETE', `/agents/company/${id}`, 'none')).statusCode).toBe(204)
  })
})
