import type { Schemas } from '@spadestik/api-client/schema'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runAllJobs } from '../testing/runAllJobs'
import type { ProcurementRecord } from '../storage/records/ProcurementRecord'
import { mainEngines } from '../testing/openTestDatabase'
import { windowUntil } from '../testing/scenes/records'
import type { ServiceUnderTest } from '../testing/setUpService'
import { setUpService } from '../testing/setUpService'
import type { TestPostman } from '../testing/TestPostman'
import { createTestPostman } from '../testing/TestPostman'
import { signAlertToken } from '../alerts/alertTokens'
import { sendDueReminders } from './sendDueReminders'
import { writeProcurement } from '../testing/scenes/writeItem'

const secret = 'a secret of the tests and of nothing else'

describe.each(mainEngines)('reminders on %s', (engine) => {
  let service: ServiceUnderTest
  let postman: TestPostman
  let time: Date
  let scenario = 0
  const tokens = new Map<string, string>()
  beforeAll(async () => {
    time = new Date('2026-11-21T10:00:00Z')
    service = await setUpService(engine, { clock: () => time })
    for (const name of ['paid', 'colleague', 'basic'])
      tokens.set(name, await service.signIn(`${name}@demo.test`))
  })
  beforeEach(async () => {
    scenario += 1
    time = new Date('2026-11-21T10:00:00Z')
    postman = createTestPostman()
    for (const table of [
      'lists',
      'hidden_items',
      'reminders',
      'reminder_rounds',
      'sent_reminders',
      'mails',
    ] as const)
      await service.db.deleteFrom(table).execute()
    await service.db.updateTable('users').set({ language_id: 2, domain_id: 9 }).execute()
  })
  afterAll(() => service.close())

  const call = (method: 'GET' | 'POST' | 'PUT', path: string, who = 'paid', body?: unknown) =>
    service.call(method, path, { token: tokens.get(who) ?? null, body })
  const tender = (name: string, to: string, changes: Partial<ProcurementRecord> = {}) => {
    const own = { names: { da: name }, lastUpdated: time.toISOString() }
    const offers = windowUntil(to, { toTime: '12:00' })
    const all = { ...own, offers, ...changes }
    return writeProcurement(service.db, `${name} ${scenario}`, all, { isHistory: true })
  }
  const saveList = async (procurements: readonly number[], users = ['paid'], id: number | null = null) => {
    const body = { id, name: 'Nord', projects: [], procurements, companies: [], mailTime: 'never' }
    const response = await call(id === null ? 'POST' : 'PUT', '/lists', 'paid', {
      ...body,
      paUserIds: users.map(service.userId),
    })
    return response.json<{ id: number }>().id
  }
  const remind = async (draft: Partial<Schemas['ReminderDraft']>, who = 'paid') => {
    const body = { listId: null, procurementId: null, days: 3, ...draft }
    return (await call('PUT', '/reminders', who, body)).statusCode
  }
  const work = () =>
    runAllJobs({
      db: service.db,
      postman,
      publicUrl: 'https://www.spadestik.dk',
      secret,
      clock: () => time,
      onFailure: () => undefined,
    })
  const at = async (moment: string) => {
    time = new Date(moment)
    await work()
    return postman.kept.splice(0).map(({ mail }) => mail)
  }
  const subjectsAt = async (moment: string) =>
    (await at(moment)).map(({ to, subject }) => `${String(to)}: ${subject}`)

  test('[Z09] a deadline is mailed once, at 06:00 in the national time zone of the reader', async () => {
    const id = await tender('Ny skole', '2026-11-27')
    expect(await remind({ procurementId: id })).toBe(204)
    expect(await subjectsAt('2026-11-23T12:00:00Z')).toEqual([])
    expect(await subjectsAt('2026-11-24T04:59:59Z')).toEqual([])
    const [mail, ...others] = await at('2026-11-24T05:00:00Z')
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: 'paid@demo.test', subject: 'Frist 27.11.2026: Ny skole' })
    const text = String(mail?.text)
    expect(text).toContain('Aflevering af tilbud: 27.11.2026 kl. 12:00')
    expect(text).toContain(`https://www.spadestik.dk/procurement/${id}\n`)
    expect(text).toContain(`https://www.spadestik.dk/procurement/${id}#dates`)
    expect(await subjectsAt('2026-11-24T05:01:00Z')).toEqual([])
    expect(await subjectsAt('2026-11-25T05:01:00Z')).toEqual([])
  })

  test('[Z09] one mail a day has the deadlines of all lists, each once, the nearest first', async () => {
    const near = await tender('Ny skole', '2026-11-25')
    const far = await tender('Ny bro', '2026-11-27', { participation: windowUntil('2026-11-26') })
    const [one, other] = [await saveList([far, near]), await saveList([far])]
    await remind({ listId: one })
    await remind({ listId: other, days: 7 })
    await remind({ procurementId: near, days: 1 })
    const [mail, ...others] = await at('2026-11-24T05:00:00Z')
    expect(others).toEqual([])
    expect(mail?.subject).toBe('3 frister nærmer sig')
    expect(String(mail?.text).match(/^.*: \d\d\.\d\d\.2026.*$/gm)).toEqual([
      expect.stringContaining('Aflevering af tilbud: 25.11.2026'),
      expect.stringContaining('Anmodning om deltagelse: 26.11.2026'),
      expect.stringContaining('Aflevering af tilbud: 27.11.2026'),
    ])
    expect(String(mail?.text)).toContain('På listen »Nord«')
    expect(String(mail?.text)).toContain(`https://www.spadestik.dk/list/${one}`)
    expect(await subjectsAt('2026-11-26T05:00:00Z')).toEqual([])
  })

  test('[Z09] a tender that comes onto the list during the day is mailed on the next morning', async () => {
    const [one, other] = [await tender('Ny skole', '2026-11-27'), await tender('Ny bro', '2026-11-26')]
    const listId = await saveList([one])
    await remind({ listId })
    expect(await subjectsAt('2026-11-24T05:00:00Z')).toEqual(['paid@demo.test: Frist 27.11.2026: Ny skole'])
    await saveList([one, other], ['paid'], listId)
    expect(await subjectsAt('2026-11-24T09:00:00Z')).toEqual([])
    expect(await subjectsAt('2026-11-25T05:00:00Z')).toEqual(['paid@demo.test: Frist 26.11.2026: Ny bro'])
  })

  test('[Z09] a deadline that moves is mailed again, at its new time', async () => {
    const id = await tender('Ny skole', '2026-11-27')
    await remind({ procurementId: id })
    expect(await subjectsAt('2026-11-24T05:00:00Z')).toHaveLength(1)
    await tender('Ny skole', '2026-12-10')
    expect(await subjectsAt('2026-12-06T05:00:00Z')).toEqual([])
    expect(await subjectsAt('2026-12-07T05:00:00Z')).toEqual(['paid@demo.test: Frist 10.12.2026: Ny skole'])
  })

  test('[Z09] reminders from before the user asked are not sent later, but those that the service missed are', async () => {
    const soon = await tender('Ny skole', '2026-11-22')
    const later = await tender('Ny bro', '2026-11-26')
    await remind({ listId: await saveList([soon, later]) })
    expect(await subjectsAt('2026-11-21T10:05:00Z')).toEqual([])
    expect(await subjectsAt('2026-11-22T05:00:00Z')).toEqual([])
    expect(await subjectsAt('2026-11-24T17:00:00Z')).toEqual(['paid@demo.test: Frist 26.11.2026: Ny bro'])
  })

  test('[Z09] there is no mail after the deadline, about a cancelled or hidden tender, or after the user ended the reminder', async () => {
    const over = await tender('Ny skole', '2026-11-24')
    const cancelled = await tender('Ny bro', '2026-11-27', { phase: 'cancelled' })
    const hidden = await tender('Ny vej', '2026-11-27')
    const ended = await tender('Ny hal', '2026-11-27')
    await remind({ procurementId: over, days: 1 })
    for (const id of [cancelled, hidden, ended]) await remind({ procurementId: id })
    const body = { procurementId: hidden, projectId: null, usersIds: [service.userId('paid')] }
    expect((await call('POST', '/blacklists', 'paid', body)).statusCode).toBe(201)
    expect(await remind({ procurementId: ended, days: null })).toBe(204)
    expect(await subjectsAt('2026-11-24T12:00:00Z')).toEqual([])
  })

  test('[Z09, K02] users who may not see deadlines get no mail', async () => {
    const id = await tender('Ny skole', '2026-11-27')
    await remind({ procurementId: id })
    const { db } = service
    const productOf = (who: string) =>
      db
        .selectFrom('users')
        .select('product_id')
        .where('id', '=', service.userId(who))
        .executeTakeFirstOrThrow()
    const paid = await productOf('paid')
    await db
      .updateTable('users')
      .set(await productOf('basic'))
      .where('id', '=', service.userId('paid'))
      .execute()
    expect(await subjectsAt('2026-11-24T05:00:00Z')).toEqual([])
    await db.updateTable('users').set(paid).where('id', '=', service.userId('paid')).execute()
    expect(await subjectsAt('2026-11-25T05:00:00Z')).toHaveLength(1)
  })

  test('[Z09] a list reminds only the users who asked and still share it', async () => {
    const id = await tender('Ny skole', '2026-11-29')
    const listId = await saveList([id], ['paid', 'colleague'])
    expect(await remind({ listId }, 'colleague')).toBe(204)
    expect((await call('GET', '/reminders')).json()).toEqual([])
    expect((await call('GET', '/reminders', 'colleague')).json()).toEqual([
      { listId, procurementId: null, days: 3 },
    ])
    expect(await remind({ listId, days: 7 }, 'colleague')).toBe(204)
    expect((await call('GET', '/reminders', 'colleague')).json()).toMatchObject([{ days: 7 }])
    await saveList([id], ['paid'], listId)
    expect((await call('GET', '/reminders', 'colleague')).json()).toEqual([])
    expect(await subjectsAt('2026-11-24T05:00:00Z')).toEqual([])
  })

  test('[Z09] a reminder is about one own list or one tender', async () => {
    const listId = await saveList([])
    expect(await remind({})).toBe(400)
    expect(await remind({ listId, procurementId: 1 })).toBe(400)
    expect(await remind({ listId }, 'colleague')).toBe(404)
    expect(await remind({ procurementId: 2_000_000_000 })).toBe(404)
    expect(await remind({ listId, days: 5 as 3 })).toBe(400)
    expect(await remind({ listId }, 'basic')).toBe(403)
  })

  test('[Z09] instances that run at the same time send one mail', async () => {
    const id = await tender('Ny skole', '2026-11-27')
    await remind({ procurementId: id })
    time = new Date('2026-11-24T05:00:00Z')
    const rounds = Array.from({ length: 6 }, () =>
      sendDueReminders(service.db, secret, time, () => undefined),
    )
    expect((await Promise.all(rounds)).toSorted()).toEqual([0, 0, 0, 0, 0, 1])
    expect(await subjectsAt('2026-11-24T05:01:00Z')).toHaveLength(1)
  })

  const stopPath = (mail: Awaited<ReturnType<typeof at>>[number] | undefined) => {
    const headers = mail?.headers as Record<string, string>
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const address = String(headers['List-Unsubscribe']).slice(1, -1)
    expect(address).toMatch(/^https:\/\/www\.spadestik\.dk\/reminders\/[\w.-]+\/stop$/)
    return new URL(address).pathname
  }
  const open = (method: 'GET' | 'POST', url: string) =>
    service.app.inject({
      method,
      url,
      ...(method === 'GET'
        ? {}
        : {
            payload: 'List-Unsubscribe=One-Click',
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
          }),
    })
  const kept = async (who = 'paid') => (await call('GET', '/reminders', who)).json<unknown[]>()

  test('[Z16] the one-click unsubscribe ends the reminders of the mail, for its recipient only', async () => {
    const [mailed, other] = [await tender('Ny skole', '2026-11-27'), await tender('Ny bro', '2027-03-01')]
    const listId = await saveList([mailed], ['paid', 'colleague'])
    await remind({ listId })
    await remind({ listId }, 'colleague')
    await remind({ procurementId: other })
    const mails = await at('2026-11-24T05:00:00Z')
    const path = stopPath(mails.find(({ to }) => to === 'paid@demo.test'))
    expect((await open('POST', path)).statusCode).toBe(200)
    expect(await kept()).toMatchObject([{ procurementId: other }])
    expect(await kept('colleague')).toMatchObject([{ listId }])
    expect((await open('POST', path)).statusCode).toBe(404)
  })

  test('[Z16] opening the link only asks, with the names of what would end', async () => {
    const id = await tender('Ny <skole>', '2026-11-27')
    await remind({ procurementId: id })
    const [mail] = await at('2026-11-24T05:00:00Z')
    const path = stopPath(mail)
    expect(String(mail?.text)).toContain(path.replace(/\/stop$/, ''))
    const led = await open('GET', path)
    expect([led.statusCode, led.headers.location]).toEqual([302, path.replace(/\/stop$/, '')])
    const question = await open('GET', path.replace(/\/stop$/, ''))
    expect(question.body).toContain('Du bliver ikke længere mindet om fristerne for Ny &lt;skole&gt;.')
    expect(await kept()).toHaveLength(1)
    const answer = await open('POST', path.replace(/\/stop$/, ''))
    expect(answer.body).toContain('Disse påmindelser er stoppet.')
    expect(await kept()).toEqual([])
  })

  test('[Z16] a token of another kind, or a changed one, ends nothing', async () => {
    const id = await tender('Ny skole', '2026-11-27')
    const listId = await saveList([id])
    await remind({ listId })
    const [mail] = await at('2026-11-24T05:00:00Z')
    const path = stopPath(mail)
    const alert = await signAlertToken(secret, {
      userId: service.userId('paid'),
      senders: [{ owner: 'list', ownerId: listId }],
    })
    for (const wrong of [path.replace(/\.[\w-]+\/stop/, '.AAAA/stop'), `/reminders/${alert}/stop`])
      expect((await open('POST', wrong)).statusCode).toBe(404)
    expect(await kept()).toHaveLength(1)
  })
})
