import type { Schemas } from '@spadestik/api-client/schema'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runAdminCommand } from '../../admin/runAdminCommand'
import { adminContext } from '../../testing/adminContext'
import { mainEngines } from '../../testing/openTestDatabase'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'
import { readPersonalTables } from './personalTables'

/** Stands in everything that says who the person is, and in nothing else. */
const plant = 'zqplant'
const email = `${plant}@${plant}.test`

describe.each(mainEngines)('the privacy of a person on %s', (engine) => {
  let service: ServiceUnderTest
  let sharedNote = 0
  const admin = (...words: string[]) => runAdminCommand(adminContext(service.db, new Date()), words)

  beforeAll(async () => {
    service = await setUpService(engine)
    const person = { email, name: `${plant} Holm`, phone: `+45 ${plant}`, position: `${plant} chef` }
    await service.db.updateTable('users').set(person).where('email', '=', 'paid@demo.test').execute()
    const token = await service.signIn(email)
    const colleague = service.userId('colleague')
    const own = service.scene.users.get('paid@demo.test') ?? 0
    const projectId = service.scene.projects.get('school') ?? 0
    const must = async (method: 'POST' | 'PUT', path: string, body: unknown, query = {}) => {
      const response = await service.call(method, path, { token, body, query })
      expect([response.statusCode, path]).toEqual([expect.any(Number), path])
      expect(response.statusCode).toBeLessThan(300)
      return response.statusCode === 204 ? null : response.json<{ id: number }>()
    }
    const items = { projects: [projectId], procurements: [], companies: [] }
    await must('POST', '/lists', { name: `${plant} alone`, mailTime: 'always', ...items, paUserIds: [own] })
    await must('POST', '/lists', {
      name: 'Fælles',
      mailTime: 'always',
      ...items,
      paUserIds: [own, colleague],
    })
    const agent = { type: 'project', mailTime: 'daily', freeSearch: 'skole' }
    await must('POST', '/agents/project', { ...agent, name: `${plant} agent`, paUserIds: [own] })
    await must('POST', '/agents/project', { ...agent, name: 'Fælles agent', paUserIds: [own, colleague] })
    await must('POST', '/notes', { text: `${plant} alone`, paUserIds: [own], projectId })
    sharedNote =
      (await must('POST', '/notes', { text: 'Fælles note', paUserIds: [own, colleague], projectId }))?.id ?? 0
    await must('POST', '/blacklists', { projectId, usersIds: [own] })
    await must('POST', '/calendar-feeds', { listId: null, agentId: null })
    await must('POST', `/pa-users/changeSubscription/${own}`, undefined)
    await service.call('POST', '/pa-users/passwordReset', { query: { email } })
    await service.db
      .insertInto('limited_visitors')
      .values({ mail: email, name: plant, views_left: 3 })
      .execute()
    await service.db
      .insertInto('user_identities')
      .values({
        issuer: 'https://login.test',
        subject: plant,
        user_id: own,
        created: new Date().toISOString(),
      })
      .execute()
    await admin('sign-in', 'forget', email)
    await service.db
      .insertInto('user_identities')
      .values({
        issuer: 'https://login.test',
        subject: plant,
        user_id: own,
        created: new Date().toISOString(),
      })
      .execute()
    await admin('impersonate', email)
    await admin('users', 'move', email, '--product', 'demo-projects')
    await sql`
      insert into impersonations (administrator_id, administrator_email, user_id, user_email, began)
      values (null, 'admin@demo.test', ${own}, ${email}, now())`.execute(service.db)
  })
  afterAll(() => service.close())

  /** Returns the tables of the whole database, with the queues, that have the planted word. */
  async function tablesWith(word: string): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`.execute(service.db)
    const found = []
    for (const { name } of rows) {
      const { rows: hits } = await sql`
        select from ${sql.raw(name)} t where strpos(lower(t::text), ${word}) > 0 limit 1`.execute(service.db)
      if (hits.length > 0) found.push(name)
    }
    return found.toSorted()
  }

  test('[W06] an export has everything that is stored about the person, and no secret', async () => {
    const text = await admin('users', 'export', email)
    const data = JSON.parse(text) as Record<string, object[]>
    expect(Object.keys(data)).toEqual(
      expect.arrayContaining([
        'users',
        'lists',
        'agents',
        'notes',
        'sessions',
        'customer_requests',
        'mails',
        'audit_log',
        'user_identities',
      ]),
    )
    expect(data['lists']).toHaveLength(2)
    expect(data['notes']).toEqual(
      expect.arrayContaining([expect.objectContaining({ text: `${plant} alone` })]),
    )
    expect(text).not.toContain('argon2')
    expect(text).not.toContain('"hash"')
  })

  test('[W06] an erasure must be confirmed', async () => {
    await expect(admin('users', 'erase', email)).rejects.toThrow('cannot be undone')
    expect(await tablesWith(plant)).toContain('public.users')
  })

  test('[W06] after an erasure nothing in the whole database says who the person was', async () => {
    const before = await tablesWith(plant)
    for (const table of [
      'users',
      'lists',
      'agents',
      'notes',
      'customer_requests',
      'mails',
      'limited_visitors',
      'audit_log',
      'impersonations',
      'user_identities',
    ])
      expect(before).toContain(`public.${table}`)
    await admin('users', 'erase', email, '--confirm', email)
    expect(await tablesWith(plant)).toEqual([])
  })

  test('[M05] what colleagues share survives, and a note names a former colleague as its author', async () => {
    const token = await service.signIn('colleague@demo.test')
    const lists = (await service.call('GET', '/lists', { token })).json<Schemas['List'][]>()
    expect(lists.map(({ name }) => name)).toContain('Fælles')
    const school = service.scene.projects.get('school') ?? 0
    const notes = (await service.call('GET', `/notes/byProject/${school}`, { token })).json<
      Schemas['Note'][]
    >()
    expect(notes).toContainEqual(
      expect.objectContaining({ id: sharedNote, createdBy: 'En tidligere kollega' }),
    )
  })

  test('[W06] every table with rows of a user loses them with the user, or keeps them without the name', async () => {
    const { rows } = await sql<{ table: string; action: string }>`
      select conrelid::regclass::text as "table", confdeltype as action from pg_constraint
      where contype = 'f' and confrelid = 'users'::regclass and confdeltype not in ('c', 'n')`.execute(
      service.db,
    )
    expect(rows).toEqual([])
    expect(await readPersonalTables(service.db)).toContainEqual({ table: 'sessions', column: 'user_id' })
  })
})
