import type { Schemas } from '@spadestik/api-client/schema'
import { addDays, dayAt } from '@spadestik/domain/dates'
import { limits } from '@spadestik/domain/limits'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mainEngines } from '../../testing/openTestDatabase'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'
import { continueVisit } from './continueVisit'

const nothing = { deadlines: [], changes: [], changeCount: 0, matches: [], matchCount: 0 }

const sorted = (items: readonly { readonly id: number }[]) =>
  items.map(({ id }) => id).toSorted((a, b) => a - b)

const movedTo = (from: string, to: string) => [{ to: from }, { to }] as const

describe.each(mainEngines)('items that a user has seen on %s', (engine) => {
  let service: ServiceUnderTest
  const tokens = new Map<string, string>()
  beforeAll(async () => {
    service = await setUpService(engine)
    for (const name of ['paid', 'colleague', 'none']) {
      tokens.set(name, await service.signIn(`${name}@demo.test`))
    }
  })
  afterAll(() => service.close())

  const userId = () => service.userId('paid')
  const project = (key: string) => service.scene.projects.get(key) ?? 0
  const call = (path: string, who: string, type: string, ids: readonly number[]) =>
    service.call('POST', path, { token: tokens.get(who) ?? null, body: { type, ids } })
  const unseen = async (type: 'project' | 'procurement', ids: readonly number[], who = 'paid') =>
    (await call('/unseen-items', who, type, ids)).json<Schemas['UnseenItem'][]>()
  const see = (type: string, ids: readonly number[], who = 'paid') => call('/seen-items', who, type, ids)
  const change = async (
    type: string,
    id: number,
    field: 'phase' | 'offers' | 'building_size',
    at: string,
    values: readonly [before: unknown, after: unknown] = [1, 2],
  ) => {
    const kind = { phase: 'phase', offers: 'deadlineMoved', building_size: 'other' }[field]
    const [before, after] = values.map((value) => JSON.stringify(value))
    await sql`
      with c as (insert into item_changes (item_type, item_id, kind, field, before, after, changed_at)
        values (${type}, ${id}, ${kind}, ${field}, ${before}::jsonb, ${after}::jsonb, ${at}) returning id)
      insert into updates (${sql.ref(`${type}_id`)}, created, scroll_id, change_id)
      select ${id}::integer, ${at}::timestamptz, 'phases', c.id from c`.execute(service.db)
  }
  const visitedUntil = (time: string) =>
    sql`insert into visits (user_id, active_at, previous_end)
      select id, now(), ${time}::timestamptz from users
      on conflict (user_id) do update set active_at = now(), previous_end = excluded.previous_end`.execute(
      service.db,
    )

  const forgetAll = async () => {
    for (const table of ['seen_items', 'visits', 'updates', 'item_changes']) {
      await sql`delete from ${sql.table(table)}`.execute(service.db)
    }
    for (const table of ['projects', 'procurements', 'project_search', 'procurement_search']) {
      await sql`update ${sql.table(table)} set published = '2026-01-01'`.execute(service.db)
    }
    await visitedUntil('2026-11-01T12:00:00Z')
  }
  beforeEach(forgetAll)

  test('[D03] an item published since the previous visit is new until the user opens it', async () => {
    const [school, bridge] = [project('school'), project('bridge')]
    await sql`update projects set published = '2026-11-02' where id = ${school}`.execute(service.db)
    expect(await unseen('project', [school, bridge])).toMatchObject([
      { id: school, isNew: true, updates: [] },
    ])
    expect((await see('project', [school])).statusCode).toBe(204)
    expect(await unseen('project', [school, bridge])).toEqual([])
    expect(await unseen('project', [school], 'colleague')).toMatchObject([{ id: school }])
  })

  test('[D03] an imported item is new even if its source published it earlier', async () => {
    await sql`insert into item_changes (item_type, item_id, kind, changed_at)
      values ('project', ${project('school')}, 'new', '2026-11-02')`.execute(service.db)
    expect(await unseen('project', [project('school')])).toMatchObject([{ isNew: true }])
  })

  test('[D03] of several changes the most important comes first, then the newest', async () => {
    const school = project('school')
    await change('project', school, 'phase', '2026-10-01T08:00:00Z', ['idea', 'design'])
    await change('project', school, 'phase', '2026-11-03T08:00:00Z', ['design', 'tender'])
    await change('project', school, 'building_size', '2026-11-04T08:00:00Z')
    const [found] = await unseen('project', [school])
    expect(found).toMatchObject({ id: school, isNew: false, changedAt: '2026-11-04T08:00:00.000Z' })
    expect(found?.updates.map(({ created }) => created.slice(0, 10))).toEqual(['2026-11-03', '2026-11-04'])
  })

  test('[D03] an earlier deadline comes before a later one, and a cancellation before both', async () => {
    const id = [...service.scene.procurements.values()][0] ?? 0
    await change('procurement', id, 'phase', '2026-11-03T08:00:00Z', ['open', 'cancelled'])
    await change('procurement', id, 'offers', '2026-11-04T08:00:00Z', movedTo('2026-12-08', '2026-12-01'))
    await change('procurement', id, 'offers', '2026-11-05T08:00:00Z', movedTo('2026-12-01', '2026-12-15'))
    await change('procurement', id, 'building_size', '2026-11-06T08:00:00Z')
    await sql`update item_changes set kind = 'cancelled' where kind = 'phase'`.execute(service.db)
    const [found] = await unseen('procurement', [id])
    expect(found?.updates.map(({ created }) => created.slice(8, 10))).toEqual(['03', '04', '05', '06'])
  })

  test('[D03] changes of an item count from the time it was opened, even before the previous visit', async () => {
    const school = project('school')
    await sql`insert into seen_items (user_id, project_id, seen_at)
      values (${userId()}, ${school}, '2026-09-01')`.execute(service.db)
    await change('project', school, 'phase', '2026-10-01T08:00:00Z', ['idea', 'design'])
    expect(await unseen('project', [school])).toMatchObject([
      { isNew: false, updates: [{ projectId: school }] },
    ])
  })

  test('[D03] [K02] without a paid product, changes of paid details of a tender stay unknown', async () => {
    const id =
      service.scene.procurements.get('schoolWorks') ?? [...service.scene.procurements.values()][0] ?? 0
    await change('procurement', id, 'offers', '2026-11-03T08:00:00Z', [
      { to: '2026-12-01' },
      { to: '2026-12-08' },
    ])
    expect(await unseen('procurement', [id])).toMatchObject([{ id, updates: [{ procurementId: id }] }])
    expect(await unseen('procurement', [id], 'none')).toEqual([])
    await change('procurement', id, 'phase', '2026-11-04T08:00:00Z', ['open', 'evaluation'])
    expect(await unseen('procurement', [id], 'none')).toMatchObject([
      { id, changedAt: '2026-11-04T08:00:00.000Z', updates: [] },
    ])
  })

  test('[D03] corrections by this service are no news', async () => {
    const school = project('school')
    await sql`insert into item_changes (item_type, item_id, kind, changed_at, is_correction)
      values ('project', ${school}, 'new', '2026-11-02', true)`.execute(service.db)
    expect(await unseen('project', [school])).toEqual([])
  })

  test.each(['paid', 'none'])('[S25] a search finds exactly the unseen items of the user %s', async (who) => {
    const user = service.userId(who)
    const times = ['2026-09-01', '2026-10-01', '2026-11-02', '2026-11-03'] as const
    const anyTime = fc.constantFrom(...times)
    const scene = {
      project: [...service.scene.projects.values()],
      procurement: [...service.scene.procurements.values()],
    }
    const anyItem = fc.record({
      published: anyTime,
      seen: fc.option(anyTime),
      changes: fc.array(
        fc.tuple(fc.constantFrom('phase', 'offers', 'building_size'), anyTime, fc.boolean()),
        {
          maxLength: 2,
        },
      ),
    })
    let found = 0
    for (const type of ['project', 'procurement'] as const) {
      const ids = scene[type]
      for (const items of fc.sample(fc.tuple(...ids.map(() => anyItem)), { numRuns: 8, seed: 6 })) {
        await forgetAll()
        for (const [index, { published, seen, changes }] of items.entries()) {
          const id = ids[index] ?? 0
          for (const table of [`${type}s`, `${type}_search`]) {
            await sql`update ${sql.table(table)} set published = ${published} where id = ${id}`.execute(
              service.db,
            )
          }
          if (seen !== null) {
            await sql`insert into seen_items (user_id, ${sql.ref(`${type}_id`)}, seen_at)
              values (${user}, ${id}, ${seen})`.execute(service.db)
          }
          for (const [field, at, isUpdate] of changes) {
            await change(type, id, field, at)
            if (!isUpdate) await sql`delete from updates`.execute(service.db)
          }
        }
        const response = await service.call('POST', `/search-items/search/${type}s`, {
          token: tokens.get(who) ?? null,
          query: { unseen: true, limit: 100, orderBy: 'updated' },
          body: {},
        })
        const { items: rows, count } = response.json<Schemas['ProjectSearchResult']>()
        const all = await service.call('POST', `/search-items/search/${type}s`, {
          token: tokens.get(who) ?? null,
          query: { limit: 100, orderBy: 'updated' },
          body: {},
        })
        const wanted = all.json<Schemas['ProjectSearchResult']>().unseen ?? []
        expect(sorted(rows)).toEqual(sorted(wanted))
        expect(count).toBe(wanted.length)
        found += rows.length
      }
    }
    expect(found).toBeGreaterThan(3)
  })

  test('[D04] today shows near deadlines and unseen changes of the items on the lists', async () => {
    const [school, tender] = [project('school'), [...service.scene.procurements.values()][0] ?? 0]
    // Use the calendar days of Denmark, as the site does. They can differ from the days in UTC: shortly
    // before midnight in UTC, the next day has already begun in Denmark.
    const today = dayAt(Date.now(), 'Europe/Copenhagen')
    const inDays = (days: number) => addDays(today, days)
    const closeIn = (days: number) =>
      sql`update procurements set details = details || ${JSON.stringify({
        offers: { from: null, to: inDays(days), toTime: null, address: null, link: null, note: null },
        participation: null,
        material: null,
        inquiry: null,
      })}::jsonb where id = ${tender}`.execute(service.db)
    const read = async (who = 'paid') =>
      (await service.call('GET', '/today', { token: tokens.get(who) ?? null })).json<Schemas['Today']>()
    expect(await read()).toEqual(nothing)
    const users = { paUserIds: [userId()] }
    const draft = { name: 'Vigtige', projects: [school], procurements: [tender], companies: [] }
    await service.call('POST', '/lists', { token: tokens.get('paid') ?? null, body: { ...draft, ...users } })
    await sql`insert into list_users (list_id, user_id)
      select max(id), ${service.userId('none')} from lists on conflict do nothing`.execute(service.db)
    await change('project', school, 'building_size', '2026-11-04T08:00:00Z')
    await closeIn(14)
    expect(await read()).toMatchObject({
      deadlines: [{ id: tender, nextDeadline: inDays(14) }],
      changes: [{ type: 'project', unseen: { id: school, isNew: false } }],
      changeCount: 1,
    })
    // Deadlines are paid details, so a user without a product gets none.
    expect((await read('none')).deadlines).toEqual([])
    await closeIn(15)
    await see('project', [school])
    expect(await read()).toEqual(nothing)
  })

  test('[D03] items that do not exist are left out, and marking them is ignored', async () => {
    expect(await unseen('project', [2_000_000_000])).toEqual([])
    expect((await see('project', [2_000_000_000])).statusCode).toBe(204)
  })

  test('[D03] a visit ends with the last activity before a long pause', async () => {
    await sql`delete from visits`.execute(service.db)
    const start = Date.parse('2026-11-10T08:00:00Z')
    const at = (minutes: number) => new Date(start + minutes * 60_000)
    const after = (minutes: number) => continueVisit(service.db, userId(), at(minutes))
    const pause = limits.visitPauseMinutes
    expect(await after(0)).toBe(at(0).toISOString())
    expect(await after(60)).toBe(at(0).toISOString())
    expect(await after(62)).toBe(at(0).toISOString())
    expect(await after(60 + pause)).toBe(at(0).toISOString())
    const next = 60 + pause + pause + 1
    expect(await after(next)).toBe(at(60 + pause).toISOString())
    expect(await after(next + 30)).toBe(at(60 + pause).toISOString())
  })
})
