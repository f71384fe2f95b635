import type { Schemas } from '@spadestik/api-client/schema'
import { limits } from '@spadestik/domain/limits'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { exportUser } from '../../accounts/privacy/exportUser'
import { createTokens } from '../../contract/Tokens'
import { queuedMails } from '../../testing/queuedMails'
import { mainEngines } from '../../testing/openTestDatabase'
import { windowUntil } from '../../testing/scenes/records'
import { writeProcurement, writeProject } from '../../testing/scenes/writeItem'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'
import { testConfig } from '../../testing/testConfig'
import type { Answer } from './createReceivers'
import { noticeChanges } from './noticeChanges'
import { runWebhooks } from './runWebhooks'
import { settleHint } from './settleHint'
import { takeHint } from './takeHint'

type Hook = Schemas['Webhook']
type Delivery = Schemas['WebhookDelivery']

interface Sent {
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const receiver = 'https://crm.example.dk/hook'
const minute = 60_000
const day = 86_400_000

describe.each(mainEngines)('webhooks on %s', (engine) => {
  let service: ServiceUnderTest
  let now = new Date('2026-11-28T08:00:00Z')
  let token: string
  let sent: Sent[] = []
  let answer: Answer = { status: 204, text: '' }
  let number = 0
  beforeAll(async () => {
    service = await setUpService(engine, { clock: () => now })
  })
  beforeEach(async () => {
    now = new Date(now.getTime() + 10 * day)
    token = await service.signIn('paid@demo.test')
    await service.db.deleteFrom('webhooks').execute()
    sent = []
    answer = { status: 204, text: '' }
  })
  afterAll(() => service.close())

  const { secrets } = testConfig()
  const context = (tokens = createTokens(secrets)) => ({
    db: service.db,
    tokens,
    receivers: {
      post: async (address: string, headers: Readonly<Record<string, string>>, body: string) => {
        sent.push({ address, headers, body })
        return answer
      },
    },
    clock: () => now,
    failed: (facts: object) => expect(facts).toEqual({}),
    isStopped: () => false,
  })
  const last = (): Sent => sent.at(-1) ?? { address: '', headers: {}, body: '' }
  /** Runs what the job runs, and returns how many hints were sent. */
  const run = async (tokens?: ReturnType<typeof createTokens>) => {
    const before = sent.length
    await runWebhooks(context(tokens))
    return sent.length - before
  }
  const later = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }
  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, bearer = token) =>
    service.call(method, path, { token: bearer, ...(body === undefined ? {} : { body }) })
  const tender = (key: string, until = '2027-01-04', changes: Parameters<typeof writeProcurement>[2] = {}) =>
    writeProcurement(service.db, key, { names: { da: key }, offers: windowUntil(until), ...changes })
  const makeList = async (ids: readonly number[] = [], users = ['paid']) => {
    const paUserIds = users.map(service.userId)
    const body = { name: 'Min', projects: [], procurements: ids, companies: [], paUserIds }
    return (await call('POST', '/lists', body)).json<{ id: number }>().id
  }
  const ask = (draft: object, bearer = token) =>
    call(
      'POST',
      '/webhooks',
      { name: 'CRM', address: receiver, listId: null, agentId: null, ...draft },
      bearer,
    )
  const make = async (draft: object) => (await ask(draft)).json<Schemas['NewWebhook']>()
  /** A list with a tender, and a webhook of it. */
  const scene = async () => {
    number += 1
    const key = `Skole ${number}`
    const id = await tender(key)
    const listId = await makeList([id])
    const { webhook, secret } = await make({ listId })
    // Whatever other tests have written is looked at.
    await run()
    const change = (until: string) => tender(key, until)
    return { id, key, listId, webhook, secret, change }
  }
  const products = () => service.db.updateTable('products').where('code', '=', 'demo-complete')
  const users = () => service.db.updateTable('users').where('email', '=', 'paid@demo.test')
  const webhooks = async () => (await call('GET', '/webhooks')).json<Hook[]>()
  const deliveries = async (id: number, query: Record<string, number> = {}) =>
    (await service.call('GET', `/webhooks/${id}/deliveries`, { token, query })).json<
      Schemas['WebhookDeliveryPage']
    >()

  test('[O19] a change of an item on a list is a signed hint with the cursor before the change', async () => {
    const { id, key, listId, webhook, secret, change } = await scene()
    expect(await run()).toBe(0)
    await change('2027-01-18')
    expect(await run()).toBe(1)
    const { address, headers, body } = last()
    expect(address).toBe(receiver)
    expect(headers['content-type']).toBe('application/json')
    expect(headers['webhook-timestamp']).toBe(String(now.getTime() / 1000))
    const hint = JSON.parse(body)
    expect(hint).toEqual({
      type: 'changes.available',
      timestamp: now.toISOString(),
      data: { webhookId: webhook.id, listId, agentId: null, after: expect.any(String) },
    })
    expect(body).not.toContain(key)
    const realNow = Date.now
    Date.now = () => now.getTime()
    try {
      expect(new Webhook(secret).verify(body, { ...headers })).toEqual(hint)
      expect(() => new Webhook(secret).verify(body.replace('null', '0'), { ...headers })).toThrow('signature')
    } finally {
      Date.now = realNow
    }
    const query = { listId, after: hint.data.after }
    const page = (await service.call('GET', '/changes', { token, query })).json<Schemas['ChangePage']>()
    expect(page.changes).toMatchObject([{ itemId: id, kind: 'deadlineMoved' }])
    expect(await run()).toBe(0)
  })

  test('[O19] an agent gives a hint of what it finds, and of nothing else', async () => {
    const paUserIds = [service.userId('paid')]
    const agent = { name: 'Broer', type: 'procurement', mailTime: 'never', freeSearch: 'gangbro', paUserIds }
    const { id: agentId } = (await call('POST', '/agents/procurement', agent)).json()
    const { webhook } = await make({ agentId })
    expect(webhook).toMatchObject({ agentId, listId: null })
    await tender('Ny skole')
    await writeProject(service.db, 'gangbro', { names: { da: 'Gangbro' } })
    expect(await run()).toBe(0)
    await tender('Gangbro over åen')
    expect(await run()).toBe(1)
    expect(JSON.parse(sent[0]?.body ?? '').data).toMatchObject({ agentId, listId: null })
  })

  test('[O19] the secret is shown once, and is stored and exported by nobody', async () => {
    const listId = await makeList()
    const { webhook, secret } = await make({ listId })
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
    expect(await webhooks()).toEqual([webhook])
    const rows = await service.db.selectFrom('webhooks').selectAll().execute()
    const data = await exportUser(service.db, 'paid@demo.test')
    expect(data['webhooks']).toMatchObject([{ id: webhook.id, address: receiver }])
    for (const stored of [rows, data]) expect(JSON.stringify(stored)).not.toContain(secret)
    expect(JSON.stringify(data)).not.toContain(rows[0]?.secret)
  })

  test('[O19] a renewed secret signs at once, and the former one for a day more', async () => {
    const { webhook, secret, change } = await scene()
    const renewed = (await call('POST', `/webhooks/${webhook.id}/secret`)).json<Schemas['NewWebhook']>()
    expect(renewed.secret).not.toBe(secret)
    expect(Date.parse(renewed.webhook.formerSecretUntil ?? '')).toBe(now.getTime() + day)
    const signers = async (until: string) => {
      await change(until)
      await run()
      const { headers, body } = last()
      const given = headers['webhook-signature']?.split(' ')
      const by = (one: string) => new Webhook(one).sign(headers['webhook-id'] ?? '', now, body)
      return [given?.length, given?.includes(by(renewed.secret)), given?.includes(by(secret))]
    }
    expect(await signers('2027-01-19')).toEqual([2, true, true])
    later(day + 1)
    expect(await signers('2027-01-20')).toEqual([1, true, false])
    token = await service.signIn('paid@demo.test')
    expect((await webhooks())[0]?.formerSecretUntil).toBeNull()
  })

  test('[O19, Z06] secrets are sealed anew with the newest SESSION_SECRET when they are used', async () => {
    const { secret, change } = await scene()
    const fresh = 'another secret of the tests and of nothing else'
    await change('2027-01-19')
    expect(await run(createTokens([fresh, ...secrets]))).toBe(1)
    await change('2027-01-20')
    expect(await run(createTokens([fresh]))).toBe(1)
    const { headers, body } = last()
    expect(headers['webhook-signature']).toBe(
      new Webhook(secret).sign(headers['webhook-id'] ?? '', now, body),
    )
  })

  test('[O19] while a hint waits, no second one is queued, and the next one tells of everything since', async () => {
    const { webhook, change } = await scene()
    answer = { status: 500, text: 'ouch' }
    await change('2027-01-18')
    expect(await run()).toBe(1)
    const { after } = JSON.parse(sent[0]?.body ?? '').data
    await change('2027-01-19')
    await change('2027-01-20')
    expect(await run()).toBe(0)
    expect((await deliveries(webhook.id)).items).toMatchObject([
      { state: 'waiting', tries: 1, status: 500, answer: 'ouch', failure: null },
    ])
    answer = { status: 200, text: 'ok' }
    later(minute)
    expect(await run()).toBe(2)
    expect(sent[1]?.headers['webhook-id']).toBe(sent[0]?.headers['webhook-id'])
    expect(sent[1]?.body).toBe(sent[0]?.body)
    expect(JSON.parse(sent[2]?.body ?? '').data.after).not.toBe(after)
    expect(await run()).toBe(0)
    expect((await webhooks())[0]?.lastDelivered).not.toBeNull()
  })

  test('[O19] a hint is tried eight times over two days, then the webhook ends until its user resumes it', async () => {
    const { webhook, change } = await scene()
    answer = { status: null, failure: 'timeout' }
    await change('2027-01-18')
    const began = now.getTime()
    const tries: number[] = []
    for (let hour = 0; hour < 24 * 12 * 4; hour += 1) {
      if ((await run()) > 0) tries.push(Math.round((now.getTime() - began) / minute))
      later(5 * minute)
    }
    expect(tries).toEqual([0, 5, 15, 75, 315, 795, 1635, 2885])
    token = await service.signIn('paid@demo.test')
    expect(await webhooks()).toMatchObject([{ endReason: 'failing', ended: expect.any(String) }])
    expect((await deliveries(webhook.id)).items).toMatchObject([
      { state: 'failed', tries: 8, failure: 'timeout', status: null, answer: null, nextTry: null },
    ])
    await change('2027-01-19')
    expect(await run()).toBe(0)
    answer = { status: 204, text: '' }
    const resumed = (await call('POST', `/webhooks/${webhook.id}/sending`)).json<Hook>()
    expect(resumed).toMatchObject({ ended: null, endReason: null })
    // First the hint that was given up, as the same message, and then one of what came afterwards.
    expect(await run()).toBe(2)
    const [lost, next] = sent.slice(-2).map(({ headers }) => headers['webhook-id'])
    expect(lost).toBe(sent[0]?.headers['webhook-id'])
    expect(next).not.toBe(lost)
    expect(await run()).toBe(0)
  })

  test('[O19] a resumed webhook gets the hint that was given up, even if nothing has changed since', async () => {
    const { webhook, change } = await scene()
    answer = { status: 410, text: '' }
    await change('2027-01-18')
    await run()
    answer = { status: 204, text: '' }
    expect(await run()).toBe(0)
    for (const expected of [1, 0]) {
      expect((await call('POST', `/webhooks/${webhook.id}/sending`)).statusCode).toBe(200)
      expect(await run()).toBe(expected)
    }
  })

  test('[O19] 410 ends a webhook at once', async () => {
    const { webhook, change } = await scene()
    answer = { status: 410, text: 'bye' }
    await change('2027-01-18')
    await run()
    expect(await webhooks()).toMatchObject([{ id: webhook.id, endReason: 'gone' }])
    await change('2027-01-19')
    later(3 * day)
    expect(await run()).toBe(0)
  })

  test('[O19] when a webhook ends its user is told once by e-mail, and one who may not log in is not', async () => {
    const mails = async () =>
      (await queuedMails(service.db, 'paid@demo.test')).filter(({ kind }) => kind === 'webhookEnded')
    await service.db.deleteFrom('mails').execute()
    answer = { status: 410, text: '' }
    const first = await scene()
    await first.change('2027-01-18')
    await run()
    // A test of a webhook that has ended is gone too.
    await call('POST', `/webhooks/${first.webhook.id}/deliveries`)
    await run()
    expect(await mails()).toEqual([
      { kind: 'webhookEnded', name: expect.any(String), webhookName: 'CRM', reason: 'gone' },
    ])
    const second = await scene()
    await second.change('2027-01-18')
    await noticeChanges(
      service.db,
      () => now,
      () => false,
    )
    const hint = await takeHint(service.db, now)
    if (hint === null) throw new Error('No hint is due.')
    await users().set({ deactivated: now.toISOString() }).execute()
    await settleHint(service.db, hint, answer, now)
    await users().set({ deactivated: null }).execute()
    expect(await mails()).toHaveLength(1)
  })

  test('[O19, K01] without a paid product nothing is sent, and afterwards everything that was missed', async () => {
    const { change } = await scene()
    await products().set({ basic: true }).execute()
    await change('2027-01-18')
    expect(await run()).toBe(0)
    await products().set({ basic: false }).execute()
    expect(await run()).toBe(1)
  })

  test('[O19] without its list, or for a user who may no longer log in, nothing is sent', async () => {
    const { listId, webhook, change } = await scene()
    await users().set({ deactivated: now.toISOString() }).execute()
    await change('2027-01-18')
    expect(await run()).toBe(0)
    expect(await service.db.selectFrom('webhook_deliveries').select('id').execute()).toEqual([])
    await users().set({ deactivated: null }).execute()
    // A hint that waits is not sent either.
    answer = { status: 500, text: '' }
    expect(await run()).toBe(1)
    await service.db.deleteFrom('list_users').where('list_id', '=', listId).execute()
    later(minute)
    expect(await run()).toBe(0)
    expect(await webhooks()).toEqual([])
    expect((await call('GET', `/webhooks/${webhook.id}/deliveries`)).statusCode).toBe(404)
  })

  test('[O19] a deleted webhook gets nothing more, and those of others are 404', async () => {
    const { webhook, listId, change } = await scene()
    const other = await service.signIn('colleague@demo.test')
    const paths = ['secret', 'sending', 'deliveries'].map((part) => `/webhooks/${webhook.id}/${part}`)
    for (const path of paths) expect((await call('POST', path, undefined, other)).statusCode).toBe(404)
    expect((await call('DELETE', `/webhooks/${webhook.id}`, undefined, other)).statusCode).toBe(404)
    expect((await ask({ listId }, other)).statusCode).toBe(404)
    await change('2027-01-18')
    expect((await call('DELETE', `/webhooks/${webhook.id}`)).statusCode).toBe(204)
    expect(await run()).toBe(0)
    expect((await call('DELETE', `/webhooks/${webhook.id}`)).statusCode).toBe(404)
  })

  test('[O19] a test is sent once, also to a webhook that has ended, and says what was answered', async () => {
    const { webhook } = await scene()
    answer = { status: 410, text: `go away\u0000 ${'x'.repeat(2000)}` }
    for (const path of ['deliveries', 'deliveries']) {
      const response = await call('POST', `/webhooks/${webhook.id}/${path}`)
      expect(response.statusCode).toBe(201)
      expect(response.json()).toMatchObject({ kind: 'test', state: 'waiting', tries: 0, status: null })
      expect(await run()).toBe(1)
    }
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ type: 'test', data: { after: null } })
    const { items } = await deliveries(webhook.id)
    expect(items).toMatchObject([
      { kind: 'test', state: 'failed', tries: 1, status: 410 },
      { kind: 'test', state: 'failed', tries: 1, status: 410 },
    ])
    expect(items[0]?.answer).toBe(`go away\uFFFD ${'x'.repeat(1000 - 9)}`)
    later(3 * day)
    expect(await run()).toBe(0)
  })

  test('[O19] a hint that was given up is sent again as the same message', async () => {
    const { webhook } = await scene()
    answer = { status: 500, text: '' }
    const { id } = (await call('POST', `/webhooks/${webhook.id}/deliveries`)).json<Delivery>()
    await run()
    // A test is not tried again by itself.
    later(minute)
    expect(await run()).toBe(0)
    answer = { status: 204, text: '' }
    const path = `/webhooks/${webhook.id}/deliveries/${id}`
    expect((await call('POST', path)).json()).toMatchObject({ id, state: 'waiting', tries: 0 })
    expect(await run()).toBe(1)
    expect(sent[1]?.headers['webhook-id']).toBe(sent[0]?.headers['webhook-id'])
    expect((await deliveries(webhook.id)).items).toMatchObject([{ id, state: 'delivered', status: 204 }])
    expect((await call('POST', `/webhooks/${webhook.id}/deliveries/2000000000`)).statusCode).toBe(404)
  })

  test('[O19] an hour has a limited number of tests, and the answer says when there are more', async () => {
    const { webhook } = await scene()
    const path = `/webhooks/${webhook.id}/deliveries`
    for (let count = 0; count < limits.webhookSendsPerHour; count += 1)
      expect((await call('POST', path)).statusCode).toBe(201)
    const response = await call('POST', path)
    expect([response.statusCode, Number(response.headers['retry-after']) > 0]).toEqual([429, true])
    const first = await deliveries(webhook.id, { limit: 40 })
    const second = await deliveries(webhook.id, { limit: 40, before: first.before ?? 0 })
    expect([first.items.length, second.items.length, second.before]).toEqual([40, 20, null])
    const ids = [...first.items, ...second.items].map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a))
  })

  test('[O19] a user has at most 20 webhooks, also when they are asked for at once', async () => {
    const listId = await makeList()
    const responses = await Promise.all(Array.from({ length: limits.webhooksMax + 2 }, () => ask({ listId })))
    expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(limits.webhooksMax)
    expect(responses.filter(({ statusCode }) => statusCode === 409)).toHaveLength(2)
  })

  test.each([
    ['http://crm.example.dk/', 'address'],
    ['https://user:secret@crm.example.dk/', 'address'],
    ['https://crm.example.dk/#part', 'address'],
    ['https://', 'address'],
    ['ftp://crm.example.dk/', 'address'],
    ['https://crm example.dk/', 'address'],
  ])('[O19, V02] the address %s is refused with the field', async (address, field) => {
    const response = await ask({ listId: await makeList(), address })
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toMatchObject([{ path: `/body/${field}` }])
  })

  test('[O19, V02] a webhook is about one list or one agent', async () => {
    const listId = await makeList()
    for (const draft of [{}, { listId, agentId: 1 }]) {
      const response = await ask(draft)
      expect(response.statusCode).toBe(400)
      expect(response.json().errors).toMatchObject([{ path: '/body/agentId' }])
    }
    expect((await ask({ listId: 2_000_000_000 })).statusCode).toBe(404)
    expect((await ask({ agentId: 2_000_000_000 })).statusCode).toBe(404)
  })

  test('[O20] of one user two hints are sent at a time, and one that was taken waits for its lease', async () => {
    const { webhook } = await scene()
    for (let count = 0; count < 3; count += 1) await call('POST', `/webhooks/${webhook.id}/deliveries`)
    const colleague = await service.signIn('colleague@demo.test')
    const paUserIds = [service.userId('colleague')]
    const body = { name: 'Andres', projects: [], procurements: [], companies: [], paUserIds }
    const { id: listId } = (await call('POST', '/lists', body, colleague)).json()
    const { webhook: theirs } = (await ask({ listId }, colleague)).json<Schemas['NewWebhook']>()
    await call('POST', `/webhooks/${theirs.id}/deliveries`, undefined, colleague)
    const taken = [
      await takeHint(service.db, now),
      await takeHint(service.db, now),
      await takeHint(service.db, now),
    ]
    expect(taken.map((hint) => hint?.webhookId)).toEqual([webhook.id, webhook.id, theirs.id])
    expect(await takeHint(service.db, now)).toBeNull()
    // The process was killed, so its hints are sent by another one.
    later(limits.webhookLeaseMs + 1)
    const again = await takeHint(service.db, now)
    expect(again?.messageId).toBe(taken[0]?.messageId)
  })
})
