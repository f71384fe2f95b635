import type { Schemas } from '@spadestik/api-client/schema'
import type { ChangeKind } from '@spadestik/domain/alerts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AgentType } from '../storage/records/AgentFilters'
import { mainEngines } from '../testing/openTestDatabase'
import { windowUntil } from '../testing/scenes/records'
import { danishView } from '../testing/search/danishView'
import type { ServiceUnderTest } from '../testing/setUpService'
import { setUpService } from '../testing/setUpService'
import { countMails } from './countMails'
import { rehearseAgent } from './rehearseAgent'

const now = new Date('2026-11-21T10:00:00Z')
const photo = { name: 'Foto', code: 'f', extension: 'jpg', link: '/files/f.jpg', isImage: true, source: null }
const names = ['paid', 'colleague', 'basic', 'none'] as const

test.each([
  ['always', ['10:00', '10:05', '10:06'], 2],
  ['daily', ['03:00', '04:59', '05:01', '23:00'], 2],
  ['weekly', ['03:00', '23:00'], 1],
  ['weekly', [], 0],
] as const)('[W12, Z06] with timing %s, changes at %j are in %i mails', (mailTime, times, count) => {
  const all = times.map((time, itemId) => {
    return { itemId, time: Date.parse(`2026-11-20T${time}:00Z`), isUrgent: false }
  })
  expect(countMails(mailTime, all, 'Europe/Copenhagen')).toBe(count)
})

test.each([
  ['an urgent change has a mail of its own', 'weekly', ['1 10:00', '2! 11:00'], 2],
  ['an urgent mail takes the other changes of its item', 'weekly', ['1 10:00', '1! 11:00'], 1],
  ['urgent changes within five minutes share a mail', 'daily', ['1! 10:00', '2! 10:04', '3! 10:06'], 2],
  ['an urgent mail takes what is due within five minutes', 'daily', ['1 03:00', '2! 04:52'], 1],
  ['at once, urgent changes are nothing special', 'always', ['1 10:00', '2! 10:03'], 1],
] as const)('[W12, Z10] %s', (_case, mailTime, written, count) => {
  const changes = written.map((one) => {
    const [item = '', time = ''] = one.split(' ')
    const at = Date.parse(`2026-11-20T${time}:00Z`)
    return { itemId: Number.parseInt(item, 10), time: at, isUrgent: item.endsWith('!') }
  })
  expect(countMails(mailTime, changes, 'Europe/Copenhagen')).toBe(count)
})

describe.each(mainEngines)('rehearsals on %s', (engine) => {
  let service: ServiceUnderTest
  const tokens = new Map<string, string>()
  beforeAll(async () => {
    service = await setUpService(engine, { clock: () => now })
    for (const name of names) tokens.set(name, await service.signIn(`${name}@demo.test`))
  })
  afterAll(() => service.close())
  beforeEach(async () => {
    for (const table of ['item_changes', 'agents', 'hidden_items'] as const) {
      await service.db.deleteFrom(table).execute()
    }
    // Record a change of a year ago. Otherwise a rehearsal would only cover the days since the first recorded
    // change.
    await change('project', 'school', '2025-11-21T10:00:00Z', { isCorrection: true })
  })
  const ids = { project: 'projects', procurement: 'procurements', company: 'companies' } as const
  const idOf = (type: AgentType, key: string) => service.scene[ids[type]].get(key) ?? 0

  interface More {
    kind?: ChangeKind
    field?: string | null
    values?: readonly [unknown, unknown]
    isCorrection?: boolean
  }
  async function change(type: AgentType, key: string, time: string, more: More = {}) {
    const { kind = 'phase', field = 'phase', values = ['open', 'awarded'], isCorrection = false } = more
    const [before, after] = values.map((value) => JSON.stringify(value))
    const row = { item_type: type, item_id: idOf(type, key), kind, field, before, after }
    await service.db
      .insertInto('item_changes')
      .values({ ...row, changed_at: time, is_correction: isCorrection })
      .execute()
  }
  const post = (type: AgentType, body: object = {}, who: (typeof names)[number] = 'paid') =>
    service.call('POST', `/rehearsals/${type}`, { token: tokens.get(who) ?? null, body })
  const rehearse = async (...asked: Parameters<typeof post>) => {
    const response = await post(...asked)
    expect(response.statusCode).toBe(200)
    return response.json<Schemas['AgentRehearsal']>()
  }
  const save = async (type: AgentType, body: object, who: (typeof names)[number] = 'paid') => {
    const draft = { name: 'Agent', mailTime: 'daily', paUserIds: [service.userId(who)], ...body }
    const response = await service.call('POST', `/agents/${type}`, {
      token: tokens.get(who) ?? null,
      body: draft,
    })
    return response.json<{ id: number }>().id
  }
  const moved = {
    kind: 'deadlineMoved',
    field: 'offers',
    values: [windowUntil('2026-12-04'), windowUntil('2026-12-18')],
  } as const

  test('[W12] shows the latest items and what changed, in the language of the reader', async () => {
    await change('procurement', 'school-tender', '2026-11-19T10:00:00Z', moved)
    await change('procurement', 'bridge-tender', '2026-11-20T10:00:00Z', { kind: 'new', field: null })
    const found = await rehearse('procurement')
    expect(found).toMatchObject({
      from: '2026-08-24',
      days: 90,
      count: 2,
      alreadyFound: 0,
      isSampled: false,
      mails: { always: 2, daily: 2, weekly: 1 },
      latest: [
        { name: 'Ombyggnad av bro', changedAt: '2026-11-20T10:00:00.000Z', isNew: true, changes: [] },
        { name: 'Totalentreprise, ny skole', isNew: false, changes: ['Frist 04.12.2026 → 18.12.2026'] },
      ],
    })
    expect(found.weeks.at(-1)).toEqual({ from: '2026-11-15', count: 2 })
  })

  test('[W12] corrections, new dates of publication and changes before the 90 days do not count', async () => {
    await change('project', 'school', '2026-11-19T10:00:00Z', { isCorrection: true })
    await change('project', 'school', '2026-11-19T10:00:00Z', { kind: 'republished', field: 'lastUpdated' })
    await change('project', 'school', '2026-08-23T21:59:59Z')
    expect(await rehearse('project')).toMatchObject({ count: 0, latest: [], withoutFilter: [] })
    await change('project', 'school', '2026-08-23T22:00:00Z')
    expect(await rehearse('project')).toMatchObject({ count: 1 })
  })

  test('[W12] a service with a short history says since when it counts', async () => {
    await service.db.deleteFrom('item_changes').execute()
    expect(await rehearse('project')).toMatchObject({
      from: '2026-11-21',
      days: 1,
      weeks: [{ from: '2026-11-21', count: 0 }],
    })
    await change('project', 'school', '2026-11-12T10:00:00Z')
    expect(await rehearse('project')).toMatchObject({
      from: '2026-11-12',
      days: 10,
      weeks: [
        { from: '2026-11-12', count: 1 },
        { from: '2026-11-15', count: 0 },
      ],
    })
  })

  test('[W12, B01] hidden items and phases outside the product do not count', async () => {
    await change('project', 'school', '2026-11-19T10:00:00Z')
    await change('procurement', 'school-tender', '2026-11-19T10:00:00Z')
    expect(await rehearse('project', {}, 'none')).toMatchObject({ count: 0 })
    const body = { usersIds: [service.userId('paid')], procurementId: idOf('procurement', 'school-tender') }
    await service.call('POST', '/blacklists', { token: tokens.get('paid') ?? null, body })
    expect(await rehearse('procurement')).toMatchObject({ count: 0 })
    expect(await rehearse('procurement', {}, 'colleague')).toMatchObject({ count: 1 })
  })

  test('[W12] an item is compared with the phases of an agent as they were when it changed', async () => {
    const open = { procurementPhases: [3] }
    await change('procurement', 'school-tender', '2026-10-01T10:00:00Z', { values: ['planned', 'open'] })
    await change('procurement', 'school-tender', '2026-10-08T10:00:00Z', { kind: 'sum', field: 'budget' })
    await change('procurement', 'school-tender', '2026-10-15T10:00:00Z', { values: ['open', 'evaluation'] })
    await change('procurement', 'school-tender', '2026-10-22T10:00:00Z', { kind: 'sum', field: 'budget' })
    expect(await rehearse('procurement', open)).toMatchObject({ count: 1, mails: { always: 2 } })
  })

  test.each([
    ['by default, an award is mailed and another phase is not', {}, 2],
    ['the leaving is mailed once, and then nothing', { left: 'withMail' }, 2],
    ['what is never mailed is not predicted', { left: 'never', outcome: 'never' }, 1],
  ] as const)(
    '[W12, Z11] when an item leaves the phases of an agent, %s',
    async (_case, alertKinds, mails) => {
      await change('procurement', 'school-tender', '2026-10-01T10:00:00Z', { values: ['planned', 'open'] })
      await change('procurement', 'school-tender', '2026-10-15T10:00:00Z', { values: ['open', 'evaluation'] })
      await change('procurement', 'school-tender', '2026-10-22T10:00:00Z', {
        values: ['evaluation', 'awarded'],
      })
      expect(await rehearse('procurement', { procurementPhases: [3], alertKinds })).toMatchObject({
        count: 1,
        mails: { always: mails },
      })
    },
  )

  test('[W12, Z11] an item that an agent never found does not leave it', async () => {
    const values = ['planned', 'evaluation'] as const
    await change('procurement', 'school-tender', '2026-10-15T10:00:00Z', { values })
    const asked = { procurementPhases: [3], alertKinds: { left: 'atOnce' } }
    expect(await rehearse('procurement', asked)).toMatchObject({ count: 0, mails: { always: 0 } })
  })

  test('[W12, K02] without a paid product, changes of paid details and the deadline filter do not count', async () => {
    await change('procurement', 'school-tender', '2026-11-19T10:00:00Z', moved)
    await change('procurement', 'school-tender', '2026-11-19T11:00:00Z', {
      kind: 'announcement',
      field: 'announcements',
      values: [[], [{ type: 'result' }]],
    })
    await change('procurement', 'school-tender', '2026-11-19T12:00:00Z', {
      kind: 'other',
      field: 'liable',
      values: ['Aarhus', 'Skive'],
    })
    await change('procurement', 'school-tender', '2026-11-19T13:00:00Z', {
      kind: 'documents',
      field: 'files',
      values: [[photo], [{ ...photo, source: 'Skive' }]],
    })
    for (const who of ['basic', 'none'] as const) {
      expect(await rehearse('procurement', {}, who)).toMatchObject({
        count: 0,
        latest: [],
        mails: { always: 0, daily: 0, weekly: 0 },
      })
    }
    expect(await rehearse('procurement')).toMatchObject({ count: 1 })
    await change('procurement', 'school-tender', '2026-11-20T10:00:00Z')
    const filters = { deadlineFrom: '2040-01-01' }
    expect(await rehearse('procurement', filters, 'none')).toMatchObject({
      count: 1,
      latest: [{ changedAt: '2026-11-20T10:00:00.000Z' }],
      withoutFilter: [],
    })
    expect(await rehearse('procurement', filters)).toMatchObject({
      count: 0,
      withoutFilter: [{ name: 'deadline', more: 1 }],
    })
  })

  test('[W12, K02] words that occur only in paid details find nothing without a paid product', async () => {
    await change('procurement', 'school-tender', '2026-11-20T10:00:00Z')
    const filters = { freeSearch: 'client:kommune' }
    expect(await rehearse('procurement', filters)).toMatchObject({ count: 1 })
    expect(await rehearse('procurement', filters, 'none')).toMatchObject({ count: 0 })
  })

  test('[W12, S24] a relative time counts from the day of each change', async () => {
    await change('procurement', 'school-tender', '2026-11-18T10:00:00Z')
    await change('procurement', 'school-tender', '2026-11-21T09:00:00Z')
    const mails: number[] = []
    // The deadline on 4 December is 16 days after the first change and 13 days after the second.
    for (const deadlineWithinDays of [16, 15, 13, 12]) {
      mails.push((await rehearse('procurement', { deadlineWithinDays })).mails.daily)
    }
    expect(mails).toEqual([2, 1, 1, 0])
  })

  test('[W12] says how many items other agents of the user find already', async () => {
    await change('procurement', 'school-tender', '2026-11-20T10:00:00Z')
    await change('procurement', 'bridge-tender', '2026-11-20T10:00:00Z')
    const own = await save('procurement', { freeSearch: 'skole', deadlineWithinDays: 30 })
    await save('procurement', {}, 'colleague')
    expect(await rehearse('procurement')).toMatchObject({ count: 2, alreadyFound: 1 })
    expect(await rehearse('procurement', { agentId: own })).toMatchObject({ count: 2, alreadyFound: 0 })
    await save('procurement', { countryIds: [2] })
    expect(await rehearse('procurement')).toMatchObject({ alreadyFound: 2 })
  })

  test('[W12] counts companies that are new or have new roles', async () => {
    await change('company', 'toft', '2026-11-20T10:00:00Z', {
      kind: 'roles',
      field: 'itemRoles',
      values: [null, []],
    })
    expect(await rehearse('company', { freeSearch: 'toft' })).toMatchObject({
      count: 1,
      latest: [{ name: 'Toft Entreprise A/S' }],
    })
    expect(await rehearse('company', { freeSearch: 'xylofon' })).toMatchObject({
      count: 0,
      withoutFilter: [{ name: 'freeSearch', asked: { text: 'xylofon' }, more: 1 }],
    })
    expect((await post('company', {}, 'basic')).statusCode).toBe(403)
  })

  test('[W12, V02] filters of another kind and unknown filters are refused', async () => {
    expect((await post('project', { procurementPhases: [1] })).statusCode).toBe(400)
    expect((await post('company', { minBudget: 1 })).statusCode).toBe(400)
  })

  test('[W12] if there are many changes, those of some items are counted and projected', async () => {
    for (const key of ['school-tender', 'bridge-tender']) {
      for (let day = 10; day < 20; day += 1) await change('procurement', key, `2026-11-${day}T10:00:00Z`)
    }
    const user = { id: service.userId('paid'), name: '', subscriberId: 1 }
    const product = { basic: false, companyEnabled: true, allowedProjectPhases: [] }
    const view = danishView({ kind: 'user', user, product }, 'da', now)
    const sampled = (changes: number, fewestItems: number, freeSearch: string | null = null) => {
      const size = { changes, fewestItems, newest: 3 }
      return rehearseAgent(service.db, 'procurement', view, { freeSearch }, { agentId: null }, size)
    }
    // This agent finds few items, so all its items are read with the help of the search indexes, and their
    // number is exact.
    expect(await sampled(4, 10)).toMatchObject({ count: 2, isSampled: false, mails: { daily: 10 } })
    let total = 0
    for (const changes of [10, 5, 4, 2]) {
      const everyNth = 20 / changes
      const { rows } = await sql`
        select id from procurements where mod(hashint4(id), ${sql.lit(everyNth)}) = 0`.execute(service.db)
      const projected = await sampled(changes, 0)
      expect(projected).toMatchObject({ count: rows.length * everyNth, isSampled: true })
      expect(projected.weeks.at(-1)?.count).toBe(rows.length * everyNth)
      expect(projected.latest[0]).toMatchObject({ changedAt: '2026-11-19T10:00:00.000Z' })
      total += projected.count
    }
    expect(total).toBeGreaterThan(0)
    // The text of each item with a phrase would be read, so the numbers remain estimates.
    expect(await sampled(4, 10, '"ny skole"')).toMatchObject({ isSampled: true })
  })
})
