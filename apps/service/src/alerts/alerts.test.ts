import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { writeProcurements } from '../items/writers/writeProcurements'
import { runAllJobs } from '../testing/runAllJobs'
import type { ProcurementRecord } from '../storage/records/ProcurementRecord'
import { mainEngines } from '../testing/openTestDatabase'
import { procurementRecord, windowUntil } from '../testing/scenes/records'
import type { ServiceUnderTest } from '../testing/setUpService'
import { setUpService } from '../testing/setUpService'
import type { TestPostman } from '../testing/TestPostman'
import { createTestPostman } from '../testing/TestPostman'
import { writeProcurement, writeProject } from '../testing/scenes/writeItem'

const minute = 60_000
const publicUrl = 'https://www.spadestik.dk'
const secret = 'a secret of the tests and of nothing else'

describe.each(mainEngines)('alerts on %s', (engine) => {
  let service: ServiceUnderTest
  let postman: TestPostman
  let time: Date
  let token: string
  let scenario = 0
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
    await service.db.updateTable('users').set({ language_id: 2, domain_id: 9 }).execute()
    token = await service.signIn('paid@demo.test')
  })
  afterAll(() => service.close())

  const idOf = (email: string): number => service.scene.users.get(email) ?? 0
  const later = (minutes: number) => {
    time = new Date(time.getTime() + minutes * minute)
  }
  const work = () =>
    runAllJobs({ db: service.db, postman, publicUrl, secret, clock: () => time, onFailure: () => undefined })
  const save = async (mailTime: string, freeSearch: string, users = ['paid@demo.test']) => {
    const body = { name: 'Skoler', type: 'project', mailTime, freeSearch, paUserIds: users.map(idOf) }
    const response = await service.call('POST', '/agents/project', { token, body })
    expect(response.statusCode).toBe(201)
    return response.json<{ id: number }>().id
  }
  const write = (key: string, name: string, lastUpdated = time.toISOString()) =>
    writeProject(service.db, `${key} ${scenario}`, { names: { da: name }, lastUpdated })
  const tender = (changes: Partial<ProcurementRecord>) =>
    writeProcurement(service.db, `tender ${scenario}`, {
      names: { da: 'Ny svømmehal' },
      lastUpdated: time.toISOString(),
      liable: 'Havneby Kommune',
      ...changes,
    })
  const mailed = async () => {
    await work()
    later(5)
    await work()
    return postman.kept.splice(0).map(({ mail }) => `${String(mail.to)}: ${String(mail.text)}`)
  }
  const saveSoon = async (mailTime: string) => {
    const body = { name: 'Snart', mailTime, deadlineWithinDays: 14, paUserIds: [idOf('paid@demo.test')] }
    const response = await service.call('POST', '/agents/procurement', { token, body })
    expect(response.json<object>()).toMatchObject({ deadlineWithinDays: 14, deadlineTo: null })
  }
  const tenderUntil = (name: string, day: string) =>
    tender({ key: `${name} ${scenario}`, names: { da: name }, offers: windowUntil(day) })
  const texts = () => postman.kept.splice(0).map(({ mail }) => String(mail.text))

  const endProduct = (code: string, end: string | null) =>
    service.db.updateTable('products').set({ runs_until: end }).where('code', '=', code).execute()
  const sent = () => postman.kept.map(({ mail }) => ({ to: mail.to, subject: mail.subject }))

  test.each([
    ['daily', '2026-11-24T05:10:00Z'],
    ['weekly', '2026-11-23T05:10:00Z'],
  ])('[Z13] a %s mail that no job sent at 06:00 is sent when jobs run again', async (mailTime, restart) => {
    await save(mailTime, 'skole')
    await write('late', 'Ny skole')
    await sql`update item_changes set changed_at = now() - interval '20 minutes' where not gathered`.execute(
      service.db,
    )
    time = new Date(restart)
    await work()
    expect(postman.kept).toHaveLength(1)
  })

  test('[Z06] a new item is mailed once, five minutes later, to users whose search finds it', async () => {
    await save('always', 'svømmehal')
    await write('pool', 'Ny svømmehal i Horsens')
    await write('road', 'Ny vej')
    await work()
    expect(sent()).toEqual([])
    later(5)
    await work()
    expect(sent()).toEqual([{ to: 'paid@demo.test', subject: '1 nyt match til Skoler' }])
    later(60)
    await work()
    expect(sent()).toHaveLength(1)
  })

  test('[Z06] an agent sleeps while its reader’s product has ended, also with what it found before, and wakes up with it', async () => {
    await save('always', 'svømmehal')
    await write('before', 'Ny svømmehal i Horsens')
    await work()
    await endProduct('demo-complete', '2020-01-01T00:00:00Z')
    later(5)
    await work()
    await write('during', 'Ny svømmehal i Vejle')
    expect(await mailed()).toEqual([])
    await endProduct('demo-complete', null)
    await write('after', 'Ny svømmehal i Kolding')
    const [mail = '', ...others] = await mailed()
    expect(others).toEqual([])
    expect(mail).toContain('Kolding')
    expect(mail).not.toContain('Vejle')
  })

  test('[S24, Z06] relative deadlines count from the day of the mail, months after the agent was saved', async () => {
    await saveSoon('daily')
    time = new Date('2027-03-10T10:00:00Z')
    await tenderUntil('Tidligere bro', '2026-12-01')
    await tenderUntil('Snart lukket bro', '2027-03-24')
    await tenderUntil('Senere bro', '2027-04-10')
    await work()
    later(24 * 60)
    await work()
    const [text, ...others] = texts()
    expect(others).toEqual([])
    expect(text).toContain('Snart lukket bro')
    expect(text).not.toMatch(/Tidligere|Senere/)
    expect(text).toContain('frist inden for 14 dage fra i dag')
  })

  test('[S24, Z06] relative deadlines leave out tenders whose deadline passes before the mail', async () => {
    await saveSoon('weekly')
    await tenderUntil('Hurtig bro', '2026-11-22')
    await tenderUntil('Rolig bro', '2026-11-30')
    await work()
    time = new Date('2026-11-23T10:00:00Z')
    await work()
    const [text] = texts()
    expect(text).toContain('Rolig bro')
    expect(text).not.toContain('Hurtig bro')
  })

  test('[Z06] matches within five minutes are mailed together, at most the latest twenty', async () => {
    await save('always', 'svømmehal')
    for (let count = 1; count <= 23; count += 1) await write(`pool ${count}`, `Svømmehal ${count}`)
    await work()
    later(5)
    await work()
    expect(sent()).toEqual([{ to: 'paid@demo.test', subject: '23 nye match til Skoler' }])
    const text = String(postman.kept[0]?.mail.text)
    expect(text.match(/https:\/\/www\.spadestik\.dk\/project\/\d+$/gm)).toHaveLength(20)
    expect(text).toContain('Svømmehal 23')
    expect(text).not.toMatch(/Svømmehal [123] /)
    expect(text).toMatch(/Vis 3 flere: https:\/\/www\.spadestik\.dk\/alerts\/\S+\/more\/\d+\n/)
  })

  test('[Z06] a later change is mailed too, and no change is mailed twice', async () => {
    await save('always', 'svømmehal')
    const written = time.toISOString()
    await write('pool', 'Svømmehal', written)
    await work()
    later(5)
    await work()
    await write('pool', 'Svømmehal', written)
    await work()
    later(5)
    await work()
    expect(postman.kept).toHaveLength(1)
    await write('pool', 'Svømmehal med sauna')
    await work()
    later(5)
    await work()
    expect(postman.kept).toHaveLength(2)
    expect(String(postman.kept[1]?.mail.text)).toContain('Svømmehal med sauna (Nyt navn)')
  })

  test.each([
    ['daily', '2026-11-22T05:00:00Z'],
    ['weekly', '2026-11-23T05:00:00Z'],
  ])('[Z06] timing %s waits until six in the morning', async (mailTime, due) => {
    await save(mailTime, 'svømmehal')
    await write('pool', 'Svømmehal')
    await work()
    time = new Date(Date.parse(due) - 1000)
    await work()
    expect(sent()).toEqual([])
    time = new Date(due)
    await work()
    expect(sent()).toHaveLength(1)
  })

  test('[Z06] the timing “never” sends nothing, and matches from before a change of timing are not sent', async () => {
    const id = await save('never', 'svømmehal')
    await write('pool', 'Svømmehal')
    await work()
    const agent = (await service.call('GET', `/agents/project/${id}`, { token })).json<
      Record<string, unknown>
    >()
    await service.call('PUT', `/agents/project/${id}`, { token, body: { ...agent, mailTime: 'always' } })
    later(60)
    await work()
    expect(sent()).toEqual([])
  })

  test('[Z06, U01] all users of an agent get an alert in their own language, wherever they log in', async () => {
    const colleague = await service.signIn('colleague@demo.test')
    await service.call('PUT', '/user-language', { token: colleague, body: { languageId: 1 } })
    await service.call('POST', '/auth', {
      body: { username: 'colleague@demo.test', password: 'spadestik-demo' },
      languageId: 4,
      domainId: 8,
    })
    await save('always', 'svømmehal', ['paid@demo.test', 'colleague@demo.test'])
    await write('pool', 'Svømmehal')
    await work()
    later(5)
    await work()
    expect(sent().sort((a, b) => String(a.to).localeCompare(String(b.to)))).toEqual([
      { to: 'colleague@demo.test', subject: '1 new match for Skoler' },
      { to: 'paid@demo.test', subject: '1 nyt match til Skoler' },
    ])
    const english = postman.kept.find(({ mail }) => mail.to === 'colleague@demo.test')
    expect(String(english?.mail.text)).toContain('https://www.spadestik.dk/project/')
  })

  test('[Z06, W07] a list mails changes of its items', async () => {
    await write('school', 'Nybyggeri af skole')
    const { id: school } = await service.db
      .selectFrom('projects')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    await work()
    const body = {
      name: 'Min liste',
      projects: [school],
      procurements: [],
      companies: [],
      paUserIds: [idOf('paid@demo.test')],
      mailTime: 'always',
    }
    await service.call('POST', '/lists', { token, body })
    later(1)
    await write('school', 'Nybyggeri af skolen')
    await work()
    later(5)
    await work()
    expect(sent()).toEqual([{ to: 'paid@demo.test', subject: '1 ændring på din liste Min liste' }])
  })

  test('[K02, Z06] users without a paid product get no alert for a change of a paid detail', async () => {
    for (const email of ['paid@demo.test', 'none@demo.test']) {
      const body = { name: 'Haller', mailTime: 'always', freeSearch: 'svømmehal', paUserIds: [idOf(email)] }
      await service.call('POST', '/agents/procurement', { token: await service.signIn(email), body })
    }
    await tender({ offers: windowUntil('2026-12-04') })
    const first = await mailed()
    expect(first).toHaveLength(2)
    expect(first.find((text) => text.startsWith('paid'))).toContain('04.12.2026')
    expect(first.find((text) => text.startsWith('none'))).not.toContain('04.12.2026')
    await tender({ offers: windowUntil('2026-12-18') })
    const moved = await mailed()
    expect(moved).toHaveLength(1)
    expect(moved[0]).toContain('18.12.2026')
    await tender({ offers: windowUntil('2026-12-18'), phase: 'evaluation' })
    expect(await mailed()).toHaveLength(2)
  })

  const agentOfTenders = async () => {
    const body = { name: 'Haller', mailTime: 'always', freeSearch: 'svømmehal' }
    const users = { paUserIds: [idOf('paid@demo.test')] }
    await service.call('POST', '/agents/procurement', { token, body: { ...body, ...users } })
    await tender({ offers: windowUntil('2026-12-04') })
    await mailed()
  }

  test('[Z06] changes since the last mail are combined, from the first value to the last', async () => {
    await agentOfTenders()
    await tender({ offers: windowUntil('2026-12-11') })
    await work()
    await tender({ offers: windowUntil('2026-12-18'), budget: 15_000_000 })
    const [mail] = await mailed()
    expect(mail).toContain('Ny svømmehal (Frist 04.12.2026 → 18.12.2026)')
    expect(mail).not.toContain('11.12.2026')
    expect(mail?.replaceAll(/\s/g, ' ')).toContain('Nyt budget: 15 mio. kr.')
  })

  test('[Z06] a change that was undone before the mail is not mailed', async () => {
    await agentOfTenders()
    await tender({ offers: windowUntil('2026-12-11') })
    await work()
    await tender({ offers: windowUntil('2026-12-04') })
    expect(await mailed()).toEqual([])
  })

  test('[Z06] an earlier deadline is mailed as urgent', async () => {
    await agentOfTenders()
    await tender({ offers: windowUntil('2026-11-27') })
    const [mail] = await mailed()
    expect(mail).toContain('Ny svømmehal (Haster: tidligere frist 04.12.2026 → 27.11.2026)')
  })

  test('[Z06] another date of publication alone, and a correction, are not mailed', async () => {
    await agentOfTenders()
    await tender({ offers: windowUntil('2026-12-04') })
    expect(await mailed()).toEqual([])
    await service.db
      .transaction()
      .execute((trx) =>
        writeProcurements(
          trx,
          [procurementRecord(`tender ${scenario}`, { names: { da: 'Ny svømmehal' }, phase: 'awarded' })],
          { isHistory: true },
        ),
      )
    expect(await mailed()).toEqual([])
  })

  test('[Z06] a deleted agent sends nothing', async () => {
    const id = await save('always', 'svømmehal')
    await write('pool', 'Svømmehal')
    await work()
    await service.call('DELETE', `/agents/project/${id}`, { token })
    later(5)
    await work()
    expect(sent()).toEqual([])
  })

  test('[Z06] of two instances, only one sends the alert', async () => {
    await save('always', 'svømmehal')
    await write('pool', 'Svømmehal')
    await Promise.all([work(), work(), work()])
    later(5)
    await Promise.all([work(), work(), work()])
    expect(sent()).toHaveLength(1)
  })

  const setNames = (key: string, names: object | null) =>
    sql`update projects set names = ${JSON.stringify(names)}::jsonb where key = ${`${key} ${scenario}`}`.execute(
      service.db,
    )

  test('[Z13] an alert that cannot be composed holds no other alert back', async () => {
    await save('always', 'svømmehal')
    await save('always', 'skole', ['colleague@demo.test'])
    await write('pool', 'Svømmehal')
    await write('school', 'Skole')
    await work()
    await setNames('pool', null)
    later(5)
    const failures: unknown[] = []
    const onFailure = (words: string, facts: object) => failures.push({ words, ...facts })
    // In the second round, only the failing alert is due. Its failure must be reported again.
    for (let round = 0; round < 2; round += 1)
      await runAllJobs({ db: service.db, postman, publicUrl, secret, clock: () => time, onFailure })
    expect(postman.kept.map(({ mail }) => mail.to)).toEqual(['colleague@demo.test'])
    const failure = { words: 'an alert was not composed', user: idOf('paid@demo.test'), error: 'TypeError' }
    expect(failures).toEqual([failure, failure])
    await setNames('pool', { da: 'Svømmehal' })
    await work()
    expect(postman.kept.map(({ mail }) => mail.to)).toEqual(['colleague@demo.test', 'paid@demo.test'])
  })

  test('[Z06] a sent mail leaves no personal data behind', async () => {
    await save('always', 'svømmehal')
    await write('pool', 'Svømmehal')
    await work()
    later(5)
    await work()
    expect(await service.db.selectFrom('mails').selectAll().execute()).toEqual([])
    expect(await service.db.selectFrom('alert_matches').selectAll().execute()).toEqual([])
  })

  async function alertToken(users = ['paid@demo.test']): Promise<{ agent: number; path: string }> {
    const agent = await save('always', 'svømmehal', users)
    await write('pool', 'Svømmehal')
    await work()
    later(5)
    await work()
    const header = postman.kept.find(({ mail }) => mail.to === 'paid@demo.test')?.mail.headers
    const stop = String((header as Record<string, string>)['List-Unsubscribe']).slice(1, -1)
    return { agent, path: new URL(stop).pathname.replace(/\/stop$/, '') }
  }
  const form = (path: string, fields: Record<string, string>) =>
    service.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
  const timingOf = async (agent: number) =>
    (await service.call('GET', `/agents/project/${agent}`, { token })).json<{
      ownMailTime?: string
    }>().ownMailTime

  test('[Z06, W08] opening a link of an alert by a program does not change its timing', async () => {
    const { agent, path } = await alertToken()
    const page = await service.app.inject({ method: 'GET', url: `${path}?mailTime=weekly` })
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('value="weekly" checked')
    expect(await timingOf(agent)).toBeUndefined()
    const response = await form(path, { mailTime: 'weekly' })
    expect(response.body).toContain('Gemt. Sådan skriver Skoler fra nu af.')
    expect(await timingOf(agent)).toBe('weekly')
  })

  test('[Z06] the one-click unsubscribe of a mail program stops the alert for one user', async () => {
    const { agent, path } = await alertToken(['paid@demo.test', 'colleague@demo.test'])
    expect((await form(`${path}/stop`, { 'List-Unsubscribe': 'One-Click' })).statusCode).toBe(200)
    expect(await timingOf(agent)).toBe('never')
    await write('second', 'Svømmehal to')
    await work()
    later(5)
    await work()
    expect(sent().slice(2)).toEqual([{ to: 'colleague@demo.test', subject: '1 nyt match til Skoler' }])
  })

  test('[Z06] an unsigned link, or a link of a deleted agent, changes nothing and says so', async () => {
    const { agent, path } = await alertToken()
    expect((await form('/alerts/eyJ.abc.def', { mailTime: 'weekly' })).statusCode).toBe(404)
    expect((await form(path, { mailTime: 'hourly' })).statusCode).toBe(400)
    await service.call('DELETE', `/agents/project/${agent}`, { token })
    const gone = await service.app.inject({ method: 'GET', url: path })
    expect(gone.statusCode).toBe(404)
    expect(gone.body).toContain('findes ikke længere')
  })
})
