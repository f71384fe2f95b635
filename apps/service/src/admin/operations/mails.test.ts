import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mainEngines } from '../../testing/openTestDatabase'
import { adminContext } from '../../testing/adminContext'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'
import { runAdminCommand } from '../runAdminCommand'

const minuteMs = 60_000

describe.each(mainEngines)('the mails that administrators see on %s', (engine) => {
  let service: ServiceUnderTest
  let token: string
  const now = new Date('2026-11-20T10:00:00Z')
  const at = (minutes: number) => new Date(now.getTime() + minutes * minuteMs).toISOString()
  const mail = (recipient: string, due: string, failing: object) => ({
    recipient,
    language: 'sv' as const,
    domain_id: 8,
    content: JSON.stringify({ kind: 'passwordChanged', name: 'Eva Lind' }),
    priority: 0,
    created: at(-90),
    due,
    ...failing,
  })
  const failing = { tries: 7, failing_since: at(-60), error: 'ECONNECTION' }
  beforeAll(async () => {
    service = await setUpService(engine, { clock: () => now })
    token = await service.signIn('admin@demo.test')
    await service.db.deleteFrom('mails').execute()
    await service.db
      .insertInto('mails')
      .values([
        mail('waits@norrbygg.test', at(0), {}),
        mail('later@norrbygg.test', at(120), failing),
        mail('claimed@norrbygg.test', at(5), failing),
      ])
      .execute()
    await service.db
      .insertInto('lost_mails')
      .values({
        mail_id: 900_000,
        kind: 'alert',
        created: at(-9000),
        given_up: at(-1000),
        tries: 30,
        error: 'RecipientRefused',
      })
      .execute()
  })
  afterAll(() => service.close())

  const get = async (path: string, query: Record<string, string | number> = {}) =>
    (await service.call('GET', path, { token, query })).json()
  const idOf = async (recipient: string): Promise<number> =>
    (await get('/admin/mails')).items.find((one: { recipient: string }) => one.recipient === recipient).id
  const retry = async (id: number) =>
    (await service.call('POST', `/admin/mails/${id}/retry`, { token })).statusCode

  test('[J04] mails are counted by kind, as the command counts them', async () => {
    expect(await get('/admin/mails/queues')).toEqual([
      {
        kind: 'alert',
        waiting: 0,
        since: null,
        failing: 0,
        failingSince: null,
        error: null,
        givenUp: 1,
        lastGivenUp: at(-1000),
        lastError: 'RecipientRefused',
      },
      {
        kind: 'passwordChanged',
        waiting: 3,
        since: at(-90),
        failing: 2,
        failingSince: at(-60),
        error: 'ECONNECTION',
        givenUp: 0,
        lastGivenUp: null,
        lastError: null,
      },
    ])
    const text = await runAdminCommand(adminContext(service.db, now), ['mails'])
    expect(text).toBe(
      [
        `Waiting: 3, 2 of them since a failure at ${at(-60)} (ECONNECTION)`,
        'Given up in the last 90 days: 1',
        `  alert: 1, the latest at ${at(-1000)} (RecipientRefused)`,
      ].join('\n'),
    )
  })

  test('[J04] failing mails are read page after page, with the recipient and without the text', async () => {
    const first = await get('/admin/mails', { limit: 1 })
    expect(first.items).toEqual([
      {
        id: expect.any(Number),
        kind: 'passwordChanged',
        recipient: 'claimed@norrbygg.test',
        created: at(-90),
        tries: 7,
        failingSince: at(-60),
        error: 'ECONNECTION',
        due: at(5),
      },
    ])
    const rest = await get('/admin/mails', { limit: 1, before: first.before })
    expect(rest).toMatchObject({ items: [{ recipient: 'later@norrbygg.test' }], before: null })
  })

  test('[J04, Z13] a failing mail is sent again once, and never while another instance may send it', async () => {
    const later = await idOf('later@norrbygg.test')
    const both = await Promise.all([retry(later), retry(later)])
    expect(both.toSorted()).toEqual([204, 409])
    const { due, tries } = await service.db
      .selectFrom('mails')
      .select(['due', 'tries'])
      .where('id', '=', later)
      .executeTakeFirstOrThrow()
    expect([new Date(due).toISOString(), tries]).toEqual([at(0), 7])
    expect(await retry(await idOf('claimed@norrbygg.test'))).toBe(409)
    expect(await retry(2_000_000_000)).toBe(404)
    const deeds = (await get('/admin/audit')).items
    expect(deeds).toMatchObject([{ action: 'mails.retry', subject: `mail ${later}` }])
  })
})
