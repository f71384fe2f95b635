import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoUsers, geography, writeCriteria, writeProcurements } from '@spadestik/service/filling'
import type { OpenDatabase } from '@spadestik/service/testing'
import { mainEngine, mainEngines, openTestDatabase } from '@spadestik/service/testDatabase'
import { agentsMatching, procurementRecord } from '@spadestik/service/testing'
import { prepareData } from './prepareData'
import { demoLists } from './demoLists'

const tables = [
  'users',
  'companies',
  'projects',
  'procurements',
  'lists',
  'notes',
  'hidden_items',
  'agents',
  'tips',
  'notifications',
  'helpdesk_pages',
  'criteria',
] as const

describe.each(mainEngines)('an empty database on %s', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'demo-'))
  let open: OpenDatabase
  const counts = async () => {
    const entries = tables.map(async (table) => {
      const { rows } = await sql<{
        n: number
      }>`select count(*)::integer as n from ${sql.table(table)}`.execute(open.db)
      return [table, rows[0]?.n] as const
    })
    return Object.fromEntries(await Promise.all(entries))
  }
  beforeAll(async () => {
    open = await openTestDatabase(engine)
    // Import a tender before the service starts for the first time.
    const countries = { ...geography, criteria: [{ code: 'DK', parent: null, names: { en: 'Denmark' } }] }
    await open.db.transaction().execute(async (trx) => {
      await writeCriteria(trx, [countries])
      await writeProcurements(trx, [
        procurementRecord('ocds:1', { criteria: [{ type: 'geography', code: 'DK' }] }),
      ])
    })
    await prepareData(open.db, folder)
  }, 240_000)
  afterAll(async () => {
    await open.close()
    rmSync(folder, { recursive: true })
  })

  test('[G01] is filled with demo data in addition to earlier imports', async () => {
    // Besides the demo accounts, there is one account that is not activated yet.
    const users = demoUsers.length + 1
    expect(await counts()).toMatchObject({ users, lists: demoLists.length, procurements: 3121 })
    const kept = await open.db.selectFrom('procurements').select('key').where('key', '=', 'ocds:1').execute()
    expect(kept).toHaveLength(1)
  })

  test('[G01] is filled only once', async () => {
    const before = await counts()
    await prepareData(open.db, folder)
    expect(await counts()).toEqual(before)
  })

  test('[T01] has a list that two colleagues share, and lists with items for every account', async () => {
    const { rows } = await sql<{ users: string[]; items: number }>`
      select array(select u.email from list_users l join users u on u.id = l.user_id where l.list_id = lists.id order by 1) as users,
        ((select count(*) from list_projects where list_id = lists.id)
          + (select count(*) from list_procurements where list_id = lists.id)
          + (select count(*) from list_companies where list_id = lists.id))::integer as items
      from lists`.execute(open.db)
    expect(rows.map(({ users }) => users)).toContainEqual(['colleague@demo.test', 'paid@demo.test'])
    expect(new Set(rows.flatMap(({ users }) => users)).size).toBe(8)
    expect(rows.filter(({ items }) => items === 0)).toEqual([])
  })

  test('[W08] has agents with results, and no changes to send alerts about', async () => {
    const waiting = await open.db
      .selectFrom('item_changes')
      .select(['item_type', 'kind'])
      .where('gathered', '=', false)
      .execute()
    // Only the imported tender can still cause an alert. The changes of the demo data have earlier times, so
    // they are stored as already processed.
    expect(waiting).toEqual([{ item_type: 'procurement', kind: 'new' }])
    for (const itemType of ['project', 'procurement', 'company'] as const) {
      const items = await open.db.selectFrom(`${itemType}_search`).select('id').execute()
      const matches = await agentsMatching(open.db, {
        itemType,
        itemIds: items.map(({ id }) => id),
        now: new Date(),
      })
      const agents = await open.db
        .selectFrom('agents')
        .select('id')
        .where('type', '=', itemType)
        .orderBy('id')
        .execute()
      expect([...new Set(matches.map(({ agentId }) => agentId))]).toEqual(agents.map(({ id }) => id))
    }
  })

  test('[P03] has changes of the last days, and updates that refer to them', async () => {
    const { rows } = await sql<{ kind: string; n: number; source: string }>`
      select kind, count(*)::integer as n from item_changes c
      where source = 'demo' and not is_correction and item_type <> 'company'
        and exists (select from updates u where u.change_id = c.id)
        and changed_at between now() - interval '8 days' and now()
      group by kind order by kind`.execute(open.db)
    const kinds = ['announcement', 'awarded', 'cancelled', 'deadlineMoved', 'phase', 'sum']
    expect(rows.map(({ kind }) => kind)).toEqual(kinds)
    for (const { n } of rows) expect(n).toBeGreaterThanOrEqual(9)
  })

  test('[S10] every item is found by its country', async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::integer as n from procurement_search s
      join criteria c on c.code = (case s.country_id when 1 then 'DK' when 2 then 'SE' else 'NO' end)
      join criterion_types t on t.id = c.type_id and t.code = 'geography'
      where s.criteria @> array[c.id]`.execute(open.db)
    expect(rows).toEqual([{ n: 3121 }])
  })
})

describe('an interrupted seed', () => {
  test('[G01] leaves nothing behind, so that the next start seeds the data again', async () => {
    const { db, close } = await openTestDatabase(mainEngine)
    // The folder of the files cannot be created, because its parent is a device.
    await expect(prepareData(db, '/dev/null/files')).rejects.toThrow()
    expect(await db.selectFrom('users').select('id').execute()).toEqual([])
    expect(await db.selectFrom('criterion_types').select('id').execute()).toEqual([])
    await close()
  })
})
