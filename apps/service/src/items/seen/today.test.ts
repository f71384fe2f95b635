import type { Schemas } from '@spadestik/api-client/schema'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runAllJobs } from '../../testing/runAllJobs'
import { mainEngines } from '../../testing/openTestDatabase'
import { windowUntil } from '../../testing/scenes/records'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'
import { createTestPostman } from '../../testing/TestPostman'
import { writeProcurement } from '../../testing/scenes/writeItem'

describe.each(mainEngines)('today on %s', (engine) => {
  let service: ServiceUnderTest
  let time: Date
  let token: string
  let tenderId: number
  beforeAll(async () => {
    time = new Date('2026-11-21T10:00:00Z')
    service = await setUpService(engine, { clock: () => time })
    await service.db.updateTable('item_changes').set({ gathered: true }).execute()
  })
  beforeEach(async () => {
    time = new Date('2026-11-21T10:00:00Z')
    for (const table of ['agents', 'lists', 'hidden_items', 'seen_items', 'visits', 'procurements'] as const)
      await service.db.deleteFrom(table).execute()
    await sql`insert into visits (user_id, active_at, previous_end)
      select id, ${time.toISOString()}, '2026-11-20T10:00:00Z' from users`.execute(service.db)
    token = await service.signIn('paid@demo.test')
    await save('Svømmehaller', 'svømmehal')
    tenderId = await tender('Ny svømmehal')
  })
  afterAll(() => service.close())

  const users = () => [service.userId('paid')]
  const send = async (method: 'POST' | 'PUT', path: string, body: object) =>
    expect((await service.call(method, path, { token, body })).statusCode).toBeLessThan(300)
  const save = (name: string, freeSearch: string) =>
    send('POST', '/agents/procurement', { name, freeSearch, mailTime: 'always', paUserIds: users() })
  const tender = (name: string, deadline = '2026-11-30') =>
    writeProcurement(service.db, 'pool', {
      names: { da: name },
      phase: 'open',
      offers: windowUntil(deadline),
      published: time.toISOString(),
      lastUpdated: time.toISOString(),
    })
  const work = () =>
    runAllJobs({
      db: service.db,
      postman: createTestPostman(),
      publicUrl: 'https://www.spadestik.dk',
      secret: 'a secret of the tests and of nothing else',
      clock: () => time,
      onFailure: () => undefined,
    })
  const today = async () => (await service.call('GET', '/today', { token })).json<Schemas['Today']>()
  const empty = { deadlines: [], changes: [], changeCount: 0, matches: [], matchCount: 0 }

  test('[D04] shows what agents have found, with their names and deadlines, before and after the mail', async () => {
    await save('Haller', 'hal OR svømmehal')
    expect(await today()).toEqual(empty)
    await tender('Ny stor svømmehal')
    await work()
    const found = {
      deadlines: [{ id: tenderId, nextDeadline: '2026-11-30' }],
      changes: [],
      matches: [{ type: 'procurement', name: 'Ny stor svømmehal', agentNames: ['Haller', 'Svømmehaller'] }],
      matchCount: 1,
    }
    expect(await today()).toMatchObject(found)
    time = new Date('2026-11-21T10:10:00Z')
    await work()
    expect(await service.db.selectFrom('alert_matches').selectAll().execute()).toEqual([])
    expect(await today()).toMatchObject(found)
  })

  test('[D04] a match and its deadline disappear when the user has seen the item', async () => {
    await work()
    expect((await today()).matchCount).toBe(1)
    // Replace the time of the change, because the database has taken it from its own clock.
    await sql`update item_changes set changed_at = ${time.toISOString()}`.execute(service.db)
    time = new Date('2026-11-21T10:01:00Z')
    await send('POST', '/seen-items', { type: 'procurement', ids: [tenderId] })
    expect(await today()).toEqual(empty)
  })

  test('[D04] an item on a list is not shown as a match, and a hidden item is not shown at all', async () => {
    await work()
    const listed = { projects: [], procurements: [tenderId], companies: [] }
    await send('POST', '/lists', { name: 'Bud', ...listed, paUserIds: users(), mailTime: 'never' })
    expect(await today()).toMatchObject({ changeCount: 1, matches: [], matchCount: 0 })
    await service.db.deleteFrom('lists').execute()
    expect((await today()).matchCount).toBe(1)
    await send('POST', '/blacklist', { usersIds: users(), projectId: null, procurementId: tenderId })
    expect(await today()).toEqual(empty)
  })

  test('[D04] what an agent found more than 30 days ago is not shown any more', async () => {
    await work()
    time = new Date('2026-11-21T10:10:00Z')
    await work()
    expect((await today()).matchCount).toBe(1)
    await sql`update agent_mails set queued = queued - interval '31 days'`.execute(service.db)
    expect((await today()).matchCount).toBe(0)
  })

  const dismiss = (day: string, isDismissed = true) =>
    send('PUT', '/dismissed-deadlines', { isDismissed, deadlines: [{ id: tenderId, day }] })
  const days = async (as = token) => {
    const response = await service.call('GET', '/today', { token: as })
    return response.json<Schemas['Today']>().deadlines.map(({ nextDeadline }) => nextDeadline)
  }
  const putOnList = async () => {
    const listed = { projects: [], procurements: [tenderId], companies: [] }
    await send('POST', '/lists', { name: 'Bud', ...listed, paUserIds: users(), mailTime: 'never' })
  }

  test('[D04] a dismissed deadline of a list returns when it moves, or when the dismissal is undone', async () => {
    await putOnList()
    expect(await days()).toEqual(['2026-11-30'])
    await dismiss('2026-11-30')
    expect(await days()).toEqual([])
    await tender('Ny svømmehal', '2026-12-02')
    expect(await days()).toEqual(['2026-12-02'])
    await dismiss('2026-12-02')
    expect(await days()).toEqual([])
    await dismiss('2026-12-02', false)
    expect(await days()).toEqual(['2026-12-02'])
  })

  test('[D04] dismissing a deadline that has moved meanwhile does not hide the new one', async () => {
    await putOnList()
    await dismiss('2026-11-28')
    expect(await days()).toEqual(['2026-11-30'])
  })

  test('[D04] a colleague still sees a deadline that a user has dismissed', async () => {
    const colleague = service.userId('colleague')
    const listed = { projects: [], procurements: [tenderId], companies: [] }
    const paUserIds = [...users(), colleague]
    await send('POST', '/lists', { name: 'Bud', ...listed, paUserIds, mailTime: 'never' })
    await dismiss('2026-11-30')
    expect(await days()).toEqual([])
    expect(await days(await service.signIn('colleague@demo.test'))).toEqual(['2026-11-30'])
  })
})
