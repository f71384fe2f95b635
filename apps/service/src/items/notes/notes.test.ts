import type { Schemas } from '@spadestik/api-client/schema'
import { limits } from '@spadestik/domain/limits'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mainEngines } from '../../testing/openTestDatabase'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'

type Note = Schemas['Note']

describe.each(mainEngines)('notes on %s', (engine) => {
  let service: ServiceUnderTest
  let time = new Date('2026-11-21T10:00:00Z')
  const tokens = new Map<string, string>()
  beforeAll(async () => {
    service = await setUpService(engine, { clock: () => time })
    for (const name of ['paid', 'colleague', 'projects', 'none']) {
      tokens.set(name, await service.signIn(`${name}@demo.test`))
    }
  })
  afterAll(() => service.close())
  beforeEach(async () => {
    time = new Date('2026-11-21T10:00:00Z')
    await service.db.deleteFrom('notes').execute()
  })
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, who: string, body?: unknown) =>
    service.call(method, path, { token: tokens.get(who) ?? null, body })
  const user = (name: string) => service.userId(name)
  const school = () => service.scene.projects.get('school') ?? 0
  const tender = () => service.scene.procurements.get('school-tender') ?? 0
  const toft = () => service.scene.companies.get('toft') ?? 0
  const draft = (changes: object = {}) => ({
    text: 'Ring igen',
    paUserIds: [user('paid')],
    projectId: school(),
    ...changes,
  })
  const create = async (changes: object = {}) =>
    (await call('POST', '/notes', 'paid', draft(changes))).json<Note>()
  const own = (name: string, item = {}) => draft({ paUserIds: [user(name)], ...item })
  const read = async (path: string) => (await call('GET', path, 'paid')).json()
  const onTender = { projectId: null, procurementId: 0 }

  test('[M05] a new note is saved trimmed, with its author and time', async () => {
    const response = await call('POST', '/notes', 'paid', draft({ title: ' ', text: '  Ring igen\n' }))
    expect(response.statusCode).toBe(201)
    expect(response.json()).toEqual({
      id: expect.any(Number),
      version: 1,
      title: null,
      text: 'Ring igen',
      created: time.toISOString(),
      updated: time.toISOString(),
      createdBy: 'Kirsten Holm',
      paUserIds: [user('paid')],
      projectId: school(),
      procurementId: null,
      companyId: null,
    })
  })

  test('[M05] all users of a note can change it; its author, item and creation time stay', async () => {
    const note = await create({ paUserIds: [user('paid'), user('colleague')] })
    time = new Date('2026-11-22T10:00:00Z')
    const changed = { ...note, title: 'Kran', text: 'Ring mandag', projectId: null, procurementId: tender() }
    const response = await call('PUT', '/notes', 'colleague', changed)
    expect(response.json()).toEqual({
      ...note,
      version: 2,
      title: 'Kran',
      text: 'Ring mandag',
      updated: time.toISOString(),
    })
    expect((await call('DELETE', `/notes/${note.id}`, 'colleague')).statusCode).toBe(204)
    expect((await call('GET', `/notes/byProject/${school()}`, 'paid')).json()).toEqual([])
    expect((await call('DELETE', `/notes/${note.id}`, 'paid')).statusCode).toBe(404)
  })

  test('[P03] the notes on an item are sorted newest first, in the item and in their own request', async () => {
    const first = await create()
    time = new Date('2026-11-21T11:00:00Z')
    const second = await create({ text: 'Kran' })
    const other = await create({ ...onTender, procurementId: tender() })
    expect(await read(`/notes/byProject/${school()}`)).toEqual([second, first])
    expect((await read(`/projects/byId/${school()}`)).notes).toEqual([second, first])
    expect(await read(`/notes/byProcurement/${tender()}`)).toEqual([other])
    expect((await read(`/procurements/byId/${tender()}`)).notes).toEqual([other])
  })

  test('[C01] the response of a company includes its notes', async () => {
    const note = await create({ projectId: null, companyId: toft() })
    expect((await call('GET', `/companies/byId/${toft()}`, 'paid')).json()).toMatchObject({ notes: [note] })
    expect((await call('GET', `/companies/byId/${toft()}`, 'colleague')).json()).toMatchObject({ notes: [] })
  })

  test('[K01] a note is visible only to its users', async () => {
    const note = await create()
    const path = `/notes/byProject/${school()}`
    for (const who of ['colleague', 'projects']) {
      expect((await call('GET', path, who)).json()).toEqual([])
      expect((await call('PUT', '/notes', who, { ...note, paUserIds: [user(who)] })).statusCode).toBe(404)
      expect((await call('DELETE', `/notes/${note.id}`, who)).statusCode).toBe(404)
    }
    await call('PUT', '/notes', 'paid', { ...note, paUserIds: [user('colleague')] })
    expect((await call('GET', path, 'paid')).json()).toEqual([])
    expect((await call('GET', path, 'colleague')).json()).toMatchObject([
      { id: note.id, createdBy: 'Kirsten Holm' },
    ])
  })

  test('[K01] a note is shared with colleagues only', async () => {
    const response = await call('POST', '/notes', 'paid', draft({ paUserIds: [user('none')] }))
    expect(response.json().errors).toMatchObject([{ path: '/body/paUserIds/0' }])
  })

  test.each([
    ['a blank text', { text: ' \n ' }, 400],
    ['no users', { paUserIds: [] }, 400],
    ['no item', { projectId: null }, 400],
    ['two items', { companyId: 1 }, 400],
    ['an item that does not exist', { projectId: 2_000_000_000 }, 404],
  ])('[V02] %s is refused', async (_case, changes, status) => {
    expect((await call('POST', '/notes', 'paid', draft(changes))).statusCode).toBe(status)
  })

  test('[K01] notes require a paid product, and notes on companies also company access', async () => {
    expect((await call('POST', '/notes', 'none', own('none'))).statusCode).toBe(403)
    expect((await call('POST', '/notes', 'projects', own('projects'))).statusCode).toBe(201)
    const onCompany = own('projects', { projectId: null, companyId: toft() })
    expect((await call('POST', '/notes', 'projects', onCompany)).statusCode).toBe(403)
    expect((await call('GET', `/notes/byProject/${school()}`, 'none')).json()).toEqual([])
    expect((await call('GET', '/notes/byProject/2000000000', 'none')).statusCode).toBe(404)
  })

  test('[M05] an item has at most 200 notes per user, also when notes are saved at once', async () => {
    const onToft = { projectId: null, companyId: toft() }
    await service.db
      .insertInto('notes')
      .values(
        Array.from({ length: limits.notesMax - 1 }, () => ({
          project_id: null,
          procurement_id: null,
          company_id: toft(),
          title: null,
          text: 'Ring igen',
          created: '2026-11-21T10:00:00Z',
          updated: '2026-11-21T10:00:00Z',
          created_by: user('paid'),
        })),
      )
      .execute()
    await sql`insert into note_users (note_id, user_id)
      select id, ${user('paid')}::integer from notes n where company_id = ${toft()} and not exists (
        select from note_users u where u.note_id = n.id and u.user_id = ${user('paid')}::integer)`.execute(
      service.db,
    )
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from notes n join note_users u on u.note_id = n.id
      where n.company_id = ${toft()} and u.user_id = ${user('paid')}::integer`.execute(service.db)
    const room = limits.notesMax - (rows[0]?.count ?? 0)
    const statuses = await Promise.all(
      Array.from(
        { length: room + 1 },
        async () => (await call('POST', '/notes', 'paid', own('paid', onToft))).statusCode,
      ),
    )
    expect(statuses.sort()).toEqual([...Array<number>(room).fill(201), 403])
    expect((await call('POST', '/notes', 'colleague', own('colleague', onToft))).statusCode).toBe(201)
  })
})

describe.each(mainEngines)('contacts on %s', (engine) => {
  let service: ServiceUnderTest
  beforeAll(async () => {
    service = await setUpService(engine)
  })
  afterAll(() => service.close())

  test('[C01] contacts of a company are returned in order and singly, with company access only', async () => {
    const token = await service.signIn('paid@demo.test')
    const path = `/contacts/forCompany/${service.scene.companies.get('toft') ?? 0}`
    const [contact] = (await service.call('GET', path, { token })).json<Schemas['Contact'][]>()
    expect(contact).toEqual({
      id: expect.any(Number),
      name: 'Lise Toft',
      position: 'Projektchef',
      mail: 'lise@toft.example',
      phone: '+45 00 00 00 99',
    })
    expect((await service.call('GET', `/contacts/${contact?.id}`, { token })).json()).toEqual(contact)
    expect((await service.call('GET', '/contacts/2000000000', { token })).statusCode).toBe(404)
    expect((await service.call('GET', '/contacts/forCompany/2000000000', { token })).statusCode).toBe(404)
    const unable = await service.signIn('projects@demo.test')
    for (const one of [path, `/contacts/${contact?.id}`]) {
      expect((await service.call('GET', one, { token: unable })).statusCode).toBe(403)
    }
  })
})
