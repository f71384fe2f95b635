import type { Schemas } from '@spadestik/api-client/schema'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runAllJobs } from '../testing/runAllJobs'
import type { ProcurementRecord } from '../storage/records/ProcurementRecord'
import { mainEngines } from '../testing/openTestDatabase'
import { roleRecord, windowUntil } from '../testing/scenes/records'
import type { ServiceUnderTest } from '../testing/setUpService'
import { setUpService } from '../testing/setUpService'
import { createTestPostman } from '../testing/TestPostman'
import { writeProcurement, writeProject } from '../testing/scenes/writeItem'

type Email = 'paid@demo.test' | 'basic@demo.test' | 'colleague@demo.test'

describe.each(mainEngines)('explanations on %s', (engine) => {
  let service: ServiceUnderTest
  let time: Date
  let scenario = 0
  beforeAll(async () => {
    service = await setUpService(engine, { clock: () => time })
  })
  beforeEach(async () => {
    scenario += 1
    time = new Date('2026-11-23T10:00:00Z')
    for (const table of ['agents', 'hidden_items', 'alert_matches', 'own_timings', 'mails'] as const) {
      await service.db.deleteFrom(table).execute()
    }
    await service.db.updateTable('item_changes').set({ gathered: true }).execute()
  })
  afterAll(() => service.close())

  const idOf = (email: Email): number => service.scene.users.get(email) ?? 0
  const call = async (who: Email, method: 'GET' | 'POST', path: string, body?: object) => {
    const token = await service.signIn(who)
    return service.call(method, path, { token, ...(body === undefined ? {} : { body }) })
  }
  const save = async (filters: object, who: Email = 'paid@demo.test', type = 'procurement') => {
    const body = { name: 'Broer', mailTime: 'daily', paUserIds: [idOf(who)], type, ...filters }
    const response = await call(who, 'POST', `/agents/${type}`, body)
    expect([response.statusCode, response.json()]).toMatchObject([201, {}])
    return response.json<{ id: number }>().id
  }
  const tender = (changes: Partial<ProcurementRecord> = {}) => {
    const own = { names: { da: 'Ny bro' }, lastUpdated: time.toISOString() }
    return writeProcurement(service.db, `bridge ${scenario}`, { ...own, ...changes })
  }
  const explain = async (id: number, who: Email = 'paid@demo.test', type = 'procurement') => {
    const response = await call(who, 'GET', `/explanations/${type}/${id}`)
    expect(response.statusCode).toBe(200)
    return response.json<Schemas['ItemExplanation']>()
  }
  const first = async (id: number, who?: Email) => (await explain(id, who)).agents[0]
  const work = async (at: string) => {
    time = new Date(at)
    const postman = createTestPostman()
    const jobs = { db: service.db, postman, publicUrl: 'https://www.spadestik.dk', secret: 'secret of tests' }
    await runAllJobs({ ...jobs, clock: () => time, onFailure: () => undefined })
    return postman.kept.map(({ mail }) => String(mail.text))
  }

  test('[W11] a miss names the condition that fails, with what is asked and what the item has', async () => {
    const id = await tender({ offers: windowUntil('2027-01-15'), buildingSize: 900 })
    await save({ deadlineWithinDays: 14, buildingSizeMin: 500, countryIds: [1] })
    const { name, isHidden, agents } = await explain(id)
    expect({ name, isHidden }).toEqual({ name: 'Ny bro', isHidden: false })
    expect(agents).toHaveLength(1)
    expect(agents[0]).toMatchObject({
      agentName: 'Broer',
      isFound: false,
      noMail: 'notFound',
      nextMail: null,
    })
    expect(agents[0]?.conditions).toMatchObject([
      { name: 'countryIds', isMet: true, asked: { names: ['Danmark'] }, found: { names: ['Danmark'] } },
      {
        name: 'deadline',
        isMet: false,
        isWithheld: false,
        asked: { from: '2026-11-23', to: '2026-12-07', within: 14 },
        found: { deadlines: ['2027-01-15'] },
      },
      {
        name: 'buildingSize',
        isMet: true,
        asked: { min: 500, max: null, allowUnspecified: true },
        found: { number: 900 },
      },
    ])
  })

  test('[W11] the agents with the fewest failing conditions come first', async () => {
    const id = await tender({ country: 'DK', buildingSize: null, type: 'open' })
    const far = await save({ countryIds: [2], buildingSizeMin: 5, allowUnspecifiedBuildingSize: false })
    const near = await save({ countryIds: [2] })
    const finding = await save({ countryIds: [1] })
    const { agents } = await explain(id)
    expect(agents.map(({ agentId, isFound }) => [agentId, isFound])).toEqual([
      [finding, true],
      [near, false],
      [far, false],
    ])
    expect(agents[2]?.conditions).toMatchObject([{ isMet: false }, { isMet: false, found: null }])
  })

  test('[W11, S22] a free text names the parts that are missing or must not occur', async () => {
    const id = await tender({ names: { da: 'Ny bro med belægning' } })
    await save({ freeSearch: 'bro og skole -belægning (tag OR facade) titel:tunnel' })
    expect((await first(id))?.conditions).toMatchObject([
      {
        name: 'freeSearch',
        isMet: false,
        found: null,
        missing: ['skole', '-belægning', 'tag ELLER facade', 'titel:tunnel'],
      },
    ])
  })

  test('[W11, S22] a synonym of a term of several words is not missing', async () => {
    const id = await tender({ names: { da: 'Renovering af plejecenter' } })
    await save({ freeSearch: 'titel:tunnel ny nursing home' })
    expect((await first(id))?.conditions[0]?.missing).toEqual(['titel:tunnel', 'ny'])
  })

  test('[W11, S22] a free text with fields is compared as the search does', async () => {
    const id = await tender()
    await save({ freeSearch: `nr:${id}` })
    await save({ freeSearch: 'bro nr:1' })
    const { agents } = await explain(id)
    expect(agents.map(({ isFound }) => isFound)).toEqual([true, false])
    expect(agents[1]?.conditions[0]?.missing).toEqual(['nr:1'])
  })

  test('[W11] included criteria are compared by type', async () => {
    const { rows: types } = { rows: await service.db.selectFrom('criteria').selectAll().execute() }
    const one = (code: string) => {
      const row = types.find((criterion) => criterion.code === code)
      return { id: row?.id ?? 0, typeId: row?.type_id ?? 0, included: true }
    }
    const id = await tender({
      criteria: [
        { type: 'category', code: 'bridge' },
        { type: 'region', code: 'SE' },
      ],
    })
    await save({ criteria: [one('bridge'), one('DK04')] })
    const conditions = (await first(id))?.conditions ?? []
    expect(conditions.map(({ name, isMet }) => [name, isMet])).toEqual([
      ['criteria', true],
      ['criteria', false],
    ])
    expect(conditions.map(({ criterionType }) => criterionType).every((type) => type !== null)).toBe(true)
    expect(conditions[1]?.found?.names).toEqual(['Sverige'])
  })

  test('[W11, Z06] a hit says when its mail is due, when it was sent and that nothing has changed since', async () => {
    const agentId = await save({})
    const id = await tender()
    expect(await first(id)).toMatchObject({
      agentId,
      isFound: true,
      lastMail: null,
      nextMail: '2026-11-24T05:00:00.000Z',
      noMail: null,
    })
    await work('2026-11-23T10:01:00Z')
    expect(await first(id)).toMatchObject({ nextMail: '2026-11-24T05:00:00.000Z', noMail: null })
    const [mail] = await work('2026-11-24T05:00:00Z')
    expect(mail).toContain(`https://www.spadestik.dk/procurement/${id}?why=${agentId}`)
    expect(await first(id)).toMatchObject({
      lastMail: { time: '2026-11-24T05:00:00.000Z', isSent: true, isListed: true },
      nextMail: null,
      noMail: 'mailed',
    })
  })

  test('[W11] an item that has not changed since the agent was saved gets no mail', async () => {
    const id = await tender()
    await service.db.updateTable('item_changes').set({ gathered: true }).execute()
    time = new Date('2027-11-23T10:00:00Z')
    await save({})
    expect(await first(id)).toMatchObject({
      isFound: true,
      lastMail: null,
      nextMail: null,
      noMail: 'unchanged',
    })
  })

  test('[W11] an agent that sends no mails or is muted says so', async () => {
    const id = await tender()
    await save({ mailTime: 'never' })
    const muted = await save({})
    const mute = {
      owner_type: 'agent',
      owner_id: muted,
      user_id: idOf('paid@demo.test'),
      mail_time: 'never',
    } as const
    await service.db.insertInto('own_timings').values(mute).execute()
    const { agents } = await explain(id)
    expect(agents.map(({ noMail, nextMail }) => [noMail, nextMail])).toEqual([
      ['never', null],
      ['muted', null],
    ])
  })

  test('[W11, B01] a hidden item is not found, and all its conditions hold', async () => {
    const id = await tender()
    await save({ countryIds: [1] })
    const body = { usersIds: [idOf('paid@demo.test')], procurementId: id }
    expect((await call('paid@demo.test', 'POST', '/blacklists', body)).statusCode).toBe(201)
    await service.db.updateTable('item_changes').set({ gathered: true }).execute()
    const { isHidden, agents } = await explain(id)
    expect(isHidden).toBe(true)
    expect(agents[0]).toMatchObject({ isFound: false, noMail: 'hidden', conditions: [{ isMet: true }] })
  })

  test('[W11, B01] an item that is hidden before its mail is due announces no mail, and gets none', async () => {
    await save({})
    const id = await tender()
    await work('2026-11-23T10:01:00Z')
    expect(await first(id)).toMatchObject({ nextMail: '2026-11-24T05:00:00.000Z' })
    const body = { usersIds: [idOf('paid@demo.test')], procurementId: id }
    expect((await call('paid@demo.test', 'POST', '/blacklists', body)).statusCode).toBe(201)
    expect(await first(id)).toMatchObject({ nextMail: null, noMail: 'hidden' })
    expect(await work('2026-11-24T05:00:00Z')).toEqual([])
  })

  test('[W11, K01] a project in a phase outside the product is not found', async () => {
    const id = await writeProject(service.db, `idea ${scenario}`, { phase: 'idea' })
    await save({}, 'basic@demo.test', 'project')
    const { isOutsideProduct, agents } = await explain(id, 'basic@demo.test', 'project')
    expect([isOutsideProduct, agents[0]?.isFound]).toEqual([true, false])
  })

  test('[W11, K02] a caller without a paid product learns no paid detail and not whether a paid condition holds', async () => {
    const id = await tender({
      postalCode: '6900',
      offers: windowUntil('2027-01-15'),
      liable: 'Hemmelig Myndighed',
      roles: [roleRecord('aarhus', { role: 'authority' })],
    })
    const agentId = await save({ deadlineWithinDays: 14 }, 'basic@demo.test')
    await save({ deadlineWithinDays: 90, freeSearch: '6900', freeSearchType: 'zipCode' }, 'basic@demo.test')
    await save({ roles: [2] }, 'basic@demo.test')
    await save({ freeSearch: '-hemmelig' }, 'basic@demo.test')
    const explanation = await explain(id, 'basic@demo.test')
    const withheld = { isMet: null, isWithheld: true, found: null }
    expect(explanation.agents.find((agent) => agent.agentId === agentId)).toMatchObject({
      isFound: true,
      conditions: [{ name: 'deadline', ...withheld }],
    })
    const all = explanation.agents.flatMap(({ conditions }) => conditions)
    expect(all.find(({ name }) => name === 'postalCode')).toMatchObject({
      isMet: true,
      isWithheld: false,
      found: { postalCode: '6900' },
    })
    expect(all.find(({ name }) => name === 'roles')).toMatchObject({ isMet: false, found: null })
    expect(all.find(({ name }) => name === 'freeSearch')).toMatchObject({ isMet: true, missing: [] })
    expect(JSON.stringify(explanation)).not.toMatch(/2027-01-15|Hemmelig M/)
  })

  test("[W11] only the caller's own agents are compared", async () => {
    const id = await tender()
    await save({})
    expect((await explain(id, 'colleague@demo.test')).agents).toEqual([])
  })

  test('[W11, K01] a missing item is a 404, and companies need company access', async () => {
    const missing = await call('paid@demo.test', 'GET', '/explanations/project/2000000000')
    expect(missing.statusCode).toBe(404)
    expect((await call('basic@demo.test', 'GET', '/explanations/company/1')).statusCode).toBe(403)
    const [company] = await service.db.selectFrom('companies').select('id').execute()
    await save({}, 'paid@demo.test', 'company')
    const { agents } = await explain(company?.id ?? 0, 'paid@demo.test', 'company')
    expect(agents).toMatchObject([{ isFound: true, conditions: [] }])
    expect((await call('paid@demo.test', 'GET', '/explanations/tender/1')).statusCode).toBe(400)
  })
})
