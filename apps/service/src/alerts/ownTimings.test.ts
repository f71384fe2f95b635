import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mainEngines } from '../testing/openTestDatabase'
import { runAllJobs } from '../testing/runAllJobs'
import type { ServiceUnderTest } from '../testing/setUpService'
import { setUpService } from '../testing/setUpService'
import type { TestPostman } from '../testing/TestPostman'
import { createTestPostman } from '../testing/TestPostman'
import { signAlertToken } from './alertTokens'
import { writeProject } from '../testing/scenes/writeItem'

const secret = 'a secret of the tests and of nothing else'

interface Saved {
  id: number
  version: number
  mailTime: string
  ownMailTime?: string | null
}

describe.each(mainEngines)('own timings on %s', (engine) => {
  let service: ServiceUnderTest
  let postman: TestPostman
  let time: Date
  let scenario = 0
  const tokens = new Map<string, string>()
  beforeAll(async () => {
    service = await setUpService(engine, { clock: () => time })
  })
  beforeEach(async () => {
    scenario += 1
    time = new Date('2026-11-21T10:00:00Z')
    postman = createTestPostman()
    for (const table of ['agents', 'lists', 'alert_matches', 'own_timings', 'mails'] as const) {
      await service.db.deleteFrom(table).execute()
    }
    for (const name of ['paid', 'colleague']) tokens.set(name, await service.signIn(`${name}@demo.test`))
  })
  afterAll(() => service.close())

  const as = (name: string) => ({ token: tokens.get(name) ?? null })
  const settings = () => ({
    name: 'Haller',
    paUserIds: [service.userId('paid'), service.userId('colleague')],
  })
  const kinds = [
    {
      owner: 'agent' as const,
      async create() {
        const body = { ...settings(), mailTime: 'daily', freeSearch: 'svømmehal' }
        return (await service.call('POST', '/agents/project', { ...as('paid'), body })).json<Saved>()
      },
      read: async (id: number, name: string) =>
        (await service.call('GET', `/agents/project/${id}`, as(name))).json<Saved>(),
      save: (id: number, body: object) =>
        service.call('PUT', `/agents/project/${id}`, { ...as('paid'), body }),
    },
    {
      owner: 'list' as const,
      async create() {
        const projects = [service.scene.projects.get('school') ?? 0]
        const body = { ...settings(), mailTime: 'daily', projects, procurements: [], companies: [] }
        return (await service.call('POST', '/lists', { ...as('paid'), body })).json<Saved>()
      },
      async read(id: number, name: string) {
        const lists = (await service.call('GET', '/lists', as(name))).json<Saved[]>()
        return lists.find((list) => list.id === id)
      },
      save: (id: number, body: object) =>
        service.call('PUT', '/lists', { ...as('paid'), body: { ...body, id } }),
    },
  ]
  const post = (path: string, fields: Record<string, string>) =>
    service.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
  const get = (url: string) => service.app.inject({ method: 'GET', url })
  const pathOf = async (owner: 'agent' | 'list', ownerId: number) =>
    `/alerts/${await signAlertToken(secret, { userId: service.userId('paid'), senders: [{ owner, ownerId }] })}`

  describe.each(kinds)('of a shared $owner', ({ owner, create, read, save }) => {
    test('[W08, Z06] a timing chosen in a mail is that of its recipient alone', async () => {
      const { id, version } = await create()
      await post(await pathOf(owner, id), { mailTime: 'weekly' })
      expect(await read(id, 'paid')).toMatchObject({ mailTime: 'daily', ownMailTime: 'weekly', version })
      const ofColleague = await read(id, 'colleague')
      expect(ofColleague).toMatchObject({ mailTime: 'daily', version })
      expect(ofColleague).not.toHaveProperty('ownMailTime')
    })

    test('[W08] unsubscribing shows in the settings, and choosing a timing there takes it back', async () => {
      const { id } = await create()
      const path = await pathOf(owner, id)
      await post(`${path}/stop`, {})
      const stopped = await read(id, 'paid')
      expect(stopped).toMatchObject({ mailTime: 'daily', ownMailTime: 'never' })
      const sent = { ...stopped, version: undefined, ownMailTime: undefined }
      await save(id, { ...sent, name: 'Bade' })
      expect(await read(id, 'paid')).toMatchObject({ ownMailTime: 'never' })
      await save(id, { ...sent, ownMailTime: null })
      expect(await read(id, 'paid')).not.toHaveProperty('ownMailTime')
      await post(`${path}/stop`, {})
      await save(id, { ...sent, mailTime: 'weekly' })
      const again = await read(id, 'paid')
      expect(again).toMatchObject({ mailTime: 'weekly' })
      expect(again).not.toHaveProperty('ownMailTime')
    })

    test('[W08] choosing a timing in the settings keeps the own timings of colleagues', async () => {
      const { id } = await create()
      const senders = [{ owner, ownerId: id }]
      const token = await signAlertToken(secret, { userId: service.userId('colleague'), senders })
      await post(`/alerts/${token}`, { mailTime: 'weekly' })
      await save(id, { ...(await read(id, 'paid')), mailTime: 'always' })
      expect(await read(id, 'colleague')).toMatchObject({ mailTime: 'always', ownMailTime: 'weekly' })
    })

    test('[W08, Z06] a link for a timing saves it without another press, and can be undone', async () => {
      const { id } = await create()
      const path = await pathOf(owner, id)
      await post(path, { mailTime: 'always' })
      const opened = await get(`${path}?mailTime=weekly`)
      expect(opened.body).toContain('<form method="post" data-saves-itself>')
      expect(opened.body).toContain('src="/alerts/save.js"')
      expect(await read(id, 'paid')).toMatchObject({ ownMailTime: 'always' })
      const saved = await post(path, { mailTime: 'weekly' })
      expect(saved.body).not.toContain('data-saves-itself')
      expect(saved.body).toContain('Fortryd')
      const [, before = ''] = /name="mailTime" type="hidden" value="(\w+)"/.exec(saved.body) ?? []
      expect((await post(path, { mailTime: before, undo: 'yes' })).body).toContain('Det er som før')
      expect(await read(id, 'paid')).toMatchObject({ ownMailTime: 'always' })
      await post(path, { mailTime: 'shared' })
      expect(await read(id, 'paid')).not.toHaveProperty('ownMailTime')
    })

    test('[W08, Z06] a link to unsubscribe waits for a press, because programs open links too', async () => {
      const { id } = await create()
      const opened = await get(`${await pathOf(owner, id)}?mailTime=never`)
      expect(opened.body).toContain('value="never" checked')
      expect(opened.body).not.toMatch(/data-saves-itself|save\.js/)
    })
  })

  const write = (name: string) =>
    writeProject(service.db, `pool ${scenario} ${name}`, {
      names: { da: name },
      lastUpdated: time.toISOString(),
    })
  const mailedTo = async (at: string) => {
    const publicUrl = 'https://www.spadestik.dk'
    const work = () =>
      runAllJobs({
        db: service.db,
        postman,
        publicUrl,
        secret,
        clock: () => time,
        onFailure: () => undefined,
      })
    await work()
    time = new Date(at)
    await work()
    return postman.kept.splice(0).map(({ mail }) => mail.to)
  }

  test('[W08, Z06] each user of a shared agent gets its mails at the own time', async () => {
    const [agents] = kinds
    const { id } = (await agents?.create()) ?? { id: 0 }
    await post(await pathOf('agent', id), { mailTime: 'weekly' })
    await write('Svømmehal')
    expect(await mailedTo('2026-11-22T05:00:00Z')).toEqual(['colleague@demo.test'])
    expect(await mailedTo('2026-11-23T05:00:00Z')).toEqual(['paid@demo.test'])
  })

  test('[W08, Z06] a user can get the mails of an agent that writes to nobody else', async () => {
    const [agents] = kinds
    const { id } = (await agents?.create()) ?? { id: 0 }
    await agents?.save(id, { ...(await agents.read(id, 'paid')), mailTime: 'never' })
    await post(await pathOf('agent', id), { mailTime: 'daily' })
    await write('Svømmehal')
    expect(await mailedTo('2026-11-22T05:00:00Z')).toEqual(['paid@demo.test'])
  })
})
