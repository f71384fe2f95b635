import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signAlertToken } from '../alerts/alertTokens'
import { signReminderToken } from '../reminders/reminderTokens'
import { mainEngine } from '../testing/openTestDatabase'
import type { ServiceUnderTest } from '../testing/setUpService'
import { setUpService } from '../testing/setUpService'

const secret = 'a secret of the tests and of nothing else'

const multipart =
  '--end\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--end--\r\n'

const requests = [
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  ['multipart/form-data; boundary=end', multipart],
  ['text/plain', 'List-Unsubscribe=One-Click'],
  ['application/json', '{'],
  [null, 'List-Unsubscribe=One-Click'],
  [null, undefined],
] as const

describe('one-click unsubscribe', () => {
  let service: ServiceUnderTest
  let token: string
  let listId: number
  beforeAll(async () => {
    service = await setUpService(mainEngine)
    token = await service.signIn('paid@demo.test')
    const items = { projects: [], procurements: [], companies: [] }
    const body = { name: 'Bud', ...items, paUserIds: [userId()], mailTime: 'daily' }
    listId = (await service.call('POST', '/lists', { token, body })).json<{ id: number }>().id
  })
  beforeEach(async () => {
    await service.db.deleteFrom('own_timings').execute()
    const body = { listId, procurementId: null, days: 3 }
    expect((await service.call('PUT', '/reminders', { token, body })).statusCode).toBeLessThan(300)
  })
  afterAll(() => service.close())

  const userId = () => service.userId('paid')
  const post = async (url: string, type: string | null, payload: string | undefined) => {
    const headers = type === null ? {} : { 'content-type': type }
    const content = payload === undefined ? {} : { payload: Buffer.from(payload) }
    return (await service.app.inject({ method: 'POST', url, headers, ...content })).statusCode
  }
  const alertPath = async () =>
    `/alerts/${await signAlertToken(secret, { userId: userId(), senders: [{ owner: 'list', ownerId: listId }] })}`
  const reminderPath = async () =>
    `/reminders/${await signReminderToken(secret, { userId: userId(), listIds: [listId], procurementIds: [] })}`

  test.each(requests)('[Z12] alerts stop on a request of the type %s', async (type, payload) => {
    expect(await post(`${await alertPath()}/stop`, type, payload)).toBe(200)
    expect(await service.db.selectFrom('own_timings').select('owner_id').execute()).toEqual([
      { owner_id: listId },
    ])
  })

  test.each(requests)('[Z16] reminders stop on a request of the type %s', async (type, payload) => {
    expect(await post(`${await reminderPath()}/stop`, type, payload)).toBe(200)
    expect(await service.db.selectFrom('reminders').selectAll().execute()).toEqual([])
  })

  test('[Z12, Z16] a body that is larger than a form is refused, whatever its type', async () => {
    const large = 'x'.repeat(100_000)
    for (const [type] of requests)
      for (const path of [await alertPath(), await reminderPath()])
        expect(await post(`${path}/stop`, type, large)).toBe(413)
    expect(await service.db.selectFrom('own_timings').select('owner_id').execute()).toEqual([])
  })

  test('[Z12] the form of the page needs its own type', async () => {
    const path = await alertPath()
    expect(await post(path, 'application/x-www-form-urlencoded', 'mailTime=weekly')).toBe(200)
    expect(await post(path, 'text/plain', 'mailTime=weekly')).toBe(400)
  })
})
