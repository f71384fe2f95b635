import type { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../storage/Database'
import { mainEngines } from '../testing/openTestDatabase'
import type { ServiceUnderTest } from '../testing/setUpService'
import { setUpService } from '../testing/setUpService'
import { gatherMatches } from './gatherMatches'
import { sendDueAlerts } from './sendDueAlerts'
import { writeProject } from '../testing/scenes/writeItem'

const secret = 'a secret of the tests and of nothing else'
const saturday = new Date('2026-11-21T10:00:00Z')
const monday = new Date('2026-11-23T05:30:00Z')

describe.each(mainEngines)('the times of alerts on %s', (engine) => {
  let service: ServiceUnderTest
  let token: string
  beforeAll(async () => {
    service = await setUpService(engine, { clock: () => saturday })
    token = await service.signIn('paid@demo.test')
  })
  beforeEach(async () => {
    for (const table of ['agents', 'lists', 'alert_matches', 'alert_due', 'mails'] as const)
      await service.db.deleteFrom(table).execute()
  })
  afterAll(() => service.close())

  const paUserIds = () => [service.userId('paid')]
  const draft = (mailTime: string) => ({
    name: 'Haller',
    freeSearch: 'svømmehal',
    mailTime,
    paUserIds: paUserIds(),
  })
  const saveAgent = async (mailTime: string) =>
    (await service.call('POST', '/agents/project', { token, body: draft(mailTime) })).json<{ id: number }>()
      .id
  const find = async (key: string) => {
    await writeProject(service.db, key, { names: { da: `Svømmehal ${key}` } })
    await gatherMatches(service.db, saturday)
  }
  const send = (now: Date, db: Kysely<Database> = service.db) =>
    sendDueAlerts(db, secret, now, () => undefined)

  test('[Z06] users whose alerts are not due yet cost a round nothing', async () => {
    await saveAgent('weekly')
    await find('a')
    expect(await send(saturday)).toBe(0)
    let statements = 0
    const counting = service.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        statements += 1
        return result
      },
    })
    expect(await send(saturday, counting)).toBe(0)
    expect(statements).toBe(1)
    expect(await send(monday)).toBe(1)
    expect(await service.db.selectFrom('alert_due').selectAll().execute()).toEqual([])
  })

  test('[Z06] an agent that becomes more frequent sends its pending matches at the new time', async () => {
    const id = await saveAgent('weekly')
    await find('b')
    expect(await send(saturday)).toBe(0)
    await service.call('PUT', `/agents/project/${id}`, { token, body: draft('always') })
    expect(await send(new Date(saturday.getTime() + 10 * 60_000))).toBe(1)
  })

  test('[Z06] a list that becomes more frequent sends its pending matches at the new time', async () => {
    await find('c')
    const { id: itemId } = await service.db
      .selectFrom('projects')
      .select('id')
      .where('key', '=', 'c')
      .executeTakeFirstOrThrow()
    const body = { name: 'Nord', projects: [itemId], procurements: [], companies: [], paUserIds: paUserIds() }
    const saved = await service.call('POST', '/lists', { token, body: { ...body, mailTime: 'weekly' } })
    const { id } = saved.json<{ id: number }>()
    await writeProject(service.db, 'c', { names: { da: 'Omdøbt' } })
    await gatherMatches(service.db, saturday)
    expect(await send(saturday)).toBe(0)
    const changed = { ...body, id, mailTime: 'always' }
    expect((await service.call('PUT', '/lists', { token, body: changed })).statusCode).toBe(200)
    expect(await send(new Date(saturday.getTime() + 10 * 60_000))).toBe(1)
  })

  test('[Z06] the pending matches of a deleted agent are forgotten', async () => {
    const id = await saveAgent('always')
    await find('d')
    await service.call('DELETE', `/agents/project/${id}`, { token })
    expect(await send(new Date(saturday.getTime() + 10 * 60_000))).toBe(0)
    expect(await service.db.selectFrom('alert_matches').selectAll().execute()).toEqual([])
    expect(await service.db.selectFrom('alert_due').selectAll().execute()).toEqual([])
  })
})
