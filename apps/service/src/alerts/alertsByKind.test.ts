import type { AlertKinds } from '@spadestik/domain/alerts'
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
import { signAlertToken } from './alertTokens'

const secret = 'a secret of the tests and of nothing else'
const open = { phase: 'open', offers: windowUntil('2027-02-01') } as const

describe.each(mainEngines)('alerts by kind on %s', (engine) => {
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
    for (const table of ['agents', 'lists', 'alert_matches', 'own_timings', 'mails', 'hidden_items'] as const)
      await service.db.deleteFrom(table).execute()
    await service.db.updateTable('users').set({ language_id: 2, domain_id: 9 }).execute()
    token = await service.signIn('paid@demo.test')
  })
  afterAll(() => service.close())

  const idOf = (email: string): number => service.scene.users.get(email) ?? 0
  const work = () =>
    runAllJobs({
      db: service.db,
      postman,
      publicUrl: 'https://www.spadestik.dk',
      secret,
      clock: () => time,
      onFailure: () => undefined,
    })
  const at = async (instant: string) => {
    time = new Date(instant)
    await work()
    return postman.kept.splice(0).map(({ mail }) => ({
      to: String(mail.to),
      subject: String(mail.subject),
      text: String(mail.text),
      stop: String((mail.headers as Record<string, string>)['List-Unsubscribe']).slice(1, -1),
    }))
  }
  const agent = async (
    name: string,
    mailTime: string,
    more: { alertKinds?: AlertKinds; [filter: string]: unknown } = {},
    email = 'paid@demo.test',
  ) => {
    const body = { name, mailTime, freeSearch: 'svømmehal', paUserIds: [idOf(email)], ...more }
    const own = email === 'paid@demo.test' ? token : await service.signIn(email)
    const response = await service.call('POST', '/agents/procurement', { token: own, body })
    expect(response.statusCode).toBe(201)
    return response.json<{ id: number }>().id
  }
  const tender = async (changes: Partial<ProcurementRecord>, key = 'tender') => {
    await service.db.transaction().execute((trx) =>
      writeProcurements(trx, [
        procurementRecord(`${key} ${scenario}`, {
          names: { da: 'Ny svømmehal' },
          lastUpdated: time.toISOString(),
          ...open,
          ...changes,
        }),
      ]),
    )
    const { id } = await service.db
      .selectFrom('procurements')
      .select('id')
      .where('key', '=', `${key} ${scenario}`)
      .executeTakeFirstOrThrow()
    return id
  }
  const list = async (name: string, procurements: number[], more: object = {}) => {
    const items = { projects: [], procurements, companies: [] }
    const body = { name, ...items, paUserIds: [idOf('paid@demo.test')], mailTime: 'daily', ...more }
    const response = await service.call('POST', '/lists', { token, body })
    expect(response.statusCode).toBe(201)
    return response.json<{ id: number }>().id
  }

  test('[Z12] a tender of several agents and lists is one block in one mail that names them', async () => {
    await agent('Haller', 'daily')
    await agent('Bade', 'daily')
    const id = await tender({})
    await work()
    await list('Bud', [id])
    const mails = await at('2026-11-22T05:00:00Z')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe('1 nyhed fra Haller og Bade')
    expect(mails[0]?.text.match(/\* Ny svømmehal/g)).toHaveLength(1)
    expect(mails[0]?.text).toContain('Fundet af: Haller og Bade')
    await tender({ budget: 12_000_000 })
    await work()
    const [changed, ...others] = await at('2026-11-23T05:00:00Z')
    expect(others).toEqual([])
    expect(changed?.text).toContain('Fundet af: Haller, Bade og listen Bud')
    expect(changed?.subject).toBe('1 nyhed fra Haller, Bade og 1 mere')
  })

  test('[Z12] a weekly mail leaves out what a daily mail has contained', async () => {
    const weekly = await agent('Ugens', 'weekly')
    await agent('Dagens', 'daily', { freeSearch: 'svømmehal -sauna' })
    const id = await tender({})
    await tender({ names: { da: 'Svømmehal med sauna' } }, 'other')
    await work()
    const [daily, ...others] = await at('2026-11-22T05:00:00Z')
    expect(others).toEqual([])
    expect(daily?.text).toContain('Fundet af: Ugens og Dagens')
    const explained = await service.call('GET', `/explanations/procurement/${id}`, { token })
    const { agents } = explained.json<{ agents: { agentId: number; noMail: string | null }[] }>()
    expect(agents.find(({ agentId }) => agentId === weekly)).toMatchObject({ noMail: 'mailed' })
    const [later, ...more] = await at('2026-11-23T05:00:00Z')
    expect(more).toEqual([])
    expect(later?.subject).toBe('1 nyt match til Ugens')
    expect(later?.text).toContain('Svømmehal med sauna')
    expect(later?.text).not.toContain('Ny svømmehal')
  })

  test('[Z12] a mail includes items that will be due within five minutes', async () => {
    await agent('Haller', 'always')
    await agent('Bade', 'always', { freeSearch: 'friluftsbad' })
    await tender({})
    await work()
    time = new Date('2026-11-21T10:03:00Z')
    await tender({ names: { da: 'Nyt friluftsbad' } }, 'other')
    await work()
    const [mail, ...others] = await at('2026-11-21T10:05:00Z')
    expect(others).toEqual([])
    expect(mail?.subject).toBe('2 nyheder fra Haller og Bade')
    expect(await at('2026-11-21T10:30:00Z')).toEqual([])
  })

  test('[Z12] two instances that mail two agents of a user send one mail', async () => {
    await agent('Haller', 'always')
    await agent('Bade', 'always')
    await tender({})
    await work()
    time = new Date('2026-11-21T10:05:00Z')
    await Promise.all([work(), work(), work()])
    expect(postman.kept).toHaveLength(1)
  })

  test('[Z12] urgent tenders come first, the nearest deadline first, and in the subject, then other deadlines', async () => {
    await agent('Haller', 'always')
    await tender({}, 'moved')
    await tender({}, 'awarded')
    await tender({ names: { da: 'Stille svømmehal' } }, 'calm')
    await tender({ names: { da: 'Senere svømmehal' } }, 'later')
    await work()
    await at('2026-11-21T10:05:00Z')
    await tender({ names: { da: 'Senere svømmehal' }, offers: windowUntil('2027-03-01') }, 'later')
    await tender({ offers: windowUntil('2027-01-11') }, 'moved')
    await tender({ phase: 'awarded' }, 'awarded')
    await tender({ names: { da: 'Stille svømmehal' }, budget: 9_000_000 }, 'calm')
    await tender({ names: { da: 'Hastende svømmehal' }, offers: windowUntil('2026-11-24') }, 'soon')
    await work()
    const [mail] = await at('2026-11-21T10:10:00Z')
    expect(mail?.subject).toBe('Snart frist: Hastende svømmehal (og 4 til)')
    const titles = [...(mail?.text ?? '').matchAll(/^(HASTER|NYT OG ÆNDRET|\* [^(]+)/gm)].map(([line]) =>
      line.trim(),
    )
    expect(titles).toEqual([
      'HASTER',
      '* Hastende svømmehal',
      '* Ny svømmehal',
      '* Ny svømmehal',
      'NYT OG ÆNDRET',
      '* Senere svømmehal',
      '* Stille svømmehal',
    ])
  })

  test('[Z10] a weekly agent mails an earlier deadline at once, and other changes on Monday', async () => {
    const alertKinds: AlertKinds = { earlierDeadline: 'atOnce', outcome: 'atOnce' }
    const id = await agent('Haller', 'weekly', { alertKinds })
    const saved = await service.call('GET', `/agents/procurement/${id}`, { token })
    expect(saved.json<object>()).toMatchObject({ alertKinds })
    await tender({})
    expect(await at('2026-11-21T10:05:00Z')).toEqual([])
    expect(await at('2026-11-23T05:00:00Z')).toHaveLength(1)
    time = new Date('2026-11-23T05:01:00Z')
    await tender({ budget: 9_000_000 })
    await tender({ offers: windowUntil('2027-01-04') }, 'other')
    await work()
    expect(await at('2026-11-23T05:05:00Z')).toEqual([])
    await tender({ budget: 9_000_000, offers: windowUntil('2027-01-11') })
    await work()
    const [urgent] = await at('2026-11-23T05:10:00Z')
    expect(urgent?.text).toContain('tidligere frist 01.02.2027 → 11.01.2027')
    expect(urgent?.text.replaceAll(/\s/g, ' ')).toContain('Nyt budget: 9 mio. kr.')
    expect(await at('2026-11-30T05:00:00Z')).toHaveLength(1)
  })

  test('[Z10] kinds that an agent never mails are not mailed, and the explanation says so', async () => {
    const id = await agent('Nye', 'always', {
      alertKinds: { phase: 'never', sum: 'never', other: 'never' },
    })
    const item = await tender({})
    await work()
    expect(await at('2026-11-21T10:05:00Z')).toHaveLength(1)
    await tender({ budget: 9_000_000, description: 'Mere tekst' })
    await work()
    expect(await at('2026-11-21T10:30:00Z')).toEqual([])
    const explained = await service.call('GET', `/explanations/procurement/${item}`, { token })
    expect(explained.json<object>()).toMatchObject({ agents: [{ agentId: id, noMail: 'kind' }] })
  })

  test('[Z10] a list has kinds too, and “never” as timing stops urgent changes as well', async () => {
    const id = await tender({})
    const alertKinds: AlertKinds = { outcome: 'atOnce', sum: 'never' }
    await work()
    const listId = await list('Bud', [id], { alertKinds })
    const lists = await service.call('GET', '/lists', { token })
    expect(lists.json<object[]>()).toMatchObject([{ id: listId, alertKinds }])
    await tender({ budget: 9_000_000 })
    await work()
    expect(await at('2026-11-22T05:00:00Z')).toEqual([])
    await tender({ budget: 9_000_000, phase: 'cancelled' })
    await work()
    expect((await at('2026-11-22T05:05:00Z')).map(({ subject }) => subject)).toEqual(['Aflyst: Ny svømmehal'])
    await service.db.updateTable('lists').set({ mail_time: 'never' }).execute()
    await tender({ budget: 9_000_000, phase: 'awarded' })
    await work()
    expect(await at('2026-11-30T05:00:00Z')).toEqual([])
  })

  const mailedOnce = async (alertKinds?: AlertKinds, email = 'paid@demo.test', filters: object = {}) => {
    const kinds = alertKinds === undefined ? {} : { alertKinds }
    await agent('I udbud', 'always', { procurementPhases: [3], ...kinds, ...filters }, email)
    await tender({})
    await work()
    expect(await at('2026-11-21T10:05:00Z')).toHaveLength(1)
  }

  test('[Z11] a tender that leaves a search is mailed once, with the condition and the change', async () => {
    await mailedOnce({ left: 'withMail' })
    await tender({ phase: 'evaluation' })
    await work()
    const [mail] = await at('2026-11-21T10:10:00Z')
    expect(mail?.text).toContain('* Ny svømmehal (Passer ikke længere til I udbud: fase)')
    expect(mail?.text).toContain('Fase I udbud → Under vurdering')
    await tender({ phase: 'awarded', budget: 9_000_000 })
    await work()
    expect(await at('2026-11-21T11:00:00Z')).toEqual([])
  })

  test('[Z11] by default a new phase that leaves the search is not mailed, but an award is', async () => {
    await mailedOnce()
    await tender({ phase: 'evaluation' })
    await work()
    expect(await at('2026-11-21T10:10:00Z')).toEqual([])
    await tender({ phase: 'awarded' })
    await work()
    const [mail] = await at('2026-11-21T10:20:00Z')
    expect(mail?.subject).toBe('Tildelt: Ny svømmehal')
  })

  test('[Z11] a deadline that moves out of a search is mailed with both days', async () => {
    await mailedOnce(undefined, 'paid@demo.test', { procurementPhases: [], deadlineTo: '2027-02-15' })
    await tender({ offers: windowUntil('2027-03-01') })
    await work()
    const [mail] = await at('2026-11-21T10:10:00Z')
    expect(mail?.text).toContain('Passer ikke længere til I udbud: frist')
    expect(mail?.text).toContain('Frist 01.02.2027 → 01.03.2027')
  })

  test('[Z11] a tender that is cancelled before its deadline leaves a search by deadline', async () => {
    const filters = { procurementPhases: [], deadlineWithinDays: 100 }
    await mailedOnce({ left: 'withMail', outcome: 'never' }, 'paid@demo.test', filters)
    await tender({ phase: 'cancelled' })
    await work()
    const [mail] = await at('2026-11-21T10:10:00Z')
    expect(mail?.text).toContain('Passer ikke længere til I udbud: frist')
  })

  test('[Z11] a tender that only time has taken out of a search is not mailed', async () => {
    const filters = { procurementPhases: [], deadlineWithinDays: 100 }
    await mailedOnce({ left: 'withMail' }, 'paid@demo.test', filters)
    time = new Date('2027-02-10T10:00:00Z')
    await tender({ offers: windowUntil('2027-02-02'), budget: 9_000_000 })
    await work()
    expect(await at('2027-02-10T10:05:00Z')).toEqual([])
    await tender({ offers: windowUntil('2027-02-02'), budget: 9_000_000, phase: 'evaluation' })
    await work()
    expect(await at('2027-02-10T10:10:00Z')).toEqual([])
  })

  test('[Z11] a tender that was hidden or never mailed is not mailed', async () => {
    await agent('I udbud', 'weekly', { procurementPhases: [3], alertKinds: { left: 'atOnce' } })
    const id = await tender({})
    await tender({ phase: 'evaluation' }, 'never mailed')
    await work()
    expect(await at('2026-11-23T05:00:00Z')).toHaveLength(1)
    await tender({ phase: 'awarded' }, 'never mailed')
    const hidden = await service.call('POST', '/blacklists', {
      token,
      body: { procurementId: id, usersIds: [idOf('paid@demo.test')] },
    })
    expect(hidden.statusCode).toBeLessThan(300)
    await tender({ phase: 'evaluation' })
    await work()
    expect(await service.db.selectFrom('alert_matches').selectAll().execute()).toEqual([])
    expect(await at('2026-11-23T06:00:00Z')).toEqual([])
  })

  test('[Z11, K02] users without a paid product get no mail when a deadline leaves a search', async () => {
    const filters = { procurementPhases: [], deadlineTo: '2027-02-15' }
    await mailedOnce({ left: 'withMail' }, 'none@demo.test', filters)
    await tender({ offers: windowUntil('2027-03-01') })
    await work()
    expect(await at('2026-11-21T10:10:00Z')).toEqual([])
  })

  test('[Z11] a tender that returns before the mail counts as found', async () => {
    await mailedOnce({ left: 'withMail' })
    await tender({ phase: 'evaluation' })
    await work()
    await tender({ budget: 9_000_000 })
    await work()
    const [mail] = await at('2026-11-21T10:10:00Z')
    expect(mail?.text).not.toContain('Passer ikke længere')
    expect(mail?.text.replaceAll(/\s/g, ' ')).toContain('Nyt budget: 9 mio. kr.')
  })

  test('[Z11] a tender that returns by a change of a kind that is never mailed is not mailed', async () => {
    await mailedOnce({ left: 'withMail', phase: 'never' })
    await tender({ phase: 'evaluation' })
    await work()
    await tender({ phase: 'open' })
    await work()
    expect(await at('2026-11-21T10:10:00Z')).toEqual([])
  })

  const form = (path: string, fields: Record<string, string>) =>
    service.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
  const timings = async () =>
    (await service.db.selectFrom('own_timings').selectAll().orderBy('owner_id').execute()).map(
      ({ mail_time: mailTime }) => mailTime,
    )

  test('[Z12, W08] the page of a mail of several agents has a timing for each of them', async () => {
    const [first, second] = [await agent('Haller', 'always'), await agent('Bade', 'always')]
    await tender({})
    await work()
    const [mail] = await at('2026-11-21T10:05:00Z')
    const stop = new URL(mail?.stop ?? '').pathname
    const path = stop.replace(/\/stop$/, '')
    expect(mail?.text).toContain(`https://www.spadestik.dk${path}`)
    const page = await service.app.inject({ method: 'GET', url: path })
    expect(page.body).toContain('<legend><strong>Haller</strong></legend>')
    expect(page.body).toContain('<legend><strong>Bade</strong></legend>')
    expect((await form(path, { [`agent${first}`]: 'weekly' })).statusCode).toBe(400)
    const saved = await form(path, { [`agent${first}`]: 'weekly', [`agent${second}`]: 'daily' })
    expect(saved.body).toContain('Gemt.')
    expect(await timings()).toEqual(['weekly', 'daily'])
    expect((await form(stop, { 'List-Unsubscribe': 'One-Click' })).statusCode).toBe(200)
    expect(await timings()).toEqual(['never', 'never'])
  })

  test('[Z12] the one-click unsubscribe stops only the agents of its mail', async () => {
    await agent('Haller', 'always')
    const other = await agent('Veje', 'always', { freeSearch: 'vej' })
    await tender({})
    await work()
    const [mail] = await at('2026-11-21T10:05:00Z')
    await form(new URL(mail?.stop ?? '').pathname, { 'List-Unsubscribe': 'One-Click' })
    const mutes = await service.db.selectFrom('own_timings').select('owner_id').execute()
    expect(mutes).toHaveLength(1)
    expect(mutes).not.toContainEqual({ owner_id: other })
  })

  test('[Z06] links of mails from before several senders shared a mail still work', async () => {
    const id = await agent('Haller', 'always')
    const { SignJWT } = await import('jose')
    const old = await new SignJWT({ own: 'agent', id, usr: idOf('paid@demo.test') })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(`alert ${secret}`))
    expect(old).not.toBe(
      await signAlertToken(secret, {
        userId: idOf('paid@demo.test'),
        senders: [{ owner: 'agent', ownerId: id }],
      }),
    )
    expect((await form(`/alerts/${old}`, { mailTime: 'weekly' })).statusCode).toBe(200)
    expect(await timings()).toEqual(['weekly'])
  })
})
