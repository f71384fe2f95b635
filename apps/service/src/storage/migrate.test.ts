import { endRefresh, refreshWords } from '../agents/refreshWords'
import { learnWords } from '../words/learnWords'
import { randomUUID } from 'node:crypto'
import { windowKinds } from '@spadestik/domain/deadlines'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { agentsMatching } from '../agents/agentsMatching'
import { runSearch } from '../search/run/runSearch'
import { procurementSearch } from '../search/itemSearch'
import { createServerDatabase, engines } from '../testing/openTestDatabase'
import { danishView } from '../testing/search/danishView'
import { createPostgresPool } from './createPostgresPool'
import type { Database } from './Database'
import { migrate, migrations } from './migrate'
import { PgliteClient } from './pglite/PgliteClient'
import { PgliteDialect } from './pglite/PgliteDialect'
import { closingColumns } from './records/closingColumns'

const tenders = 2000

const windows = [
  { to: '2026-12-20', toTime: '12:00' },
  { to: '2026-07-01', toTime: '23:59' },
  { to: '2026-12-20', toTime: null },
  { to: '2027-03-28', toTime: '02:30' },
  { to: '2026-10-25', toTime: '02:30' },
  { to: '2026-12-01', toTime: '25:00' },
  { to: null, toTime: '12:00' },
  null,
]
const windowOf = (place: number) => {
  const window = windows[place % windows.length] ?? null
  return window && { from: null, address: null, link: null, note: null, ...window }
}
const detailsOf = (id: number) => ({
  liable: 'Vejdirektoratet',
  currency: 'DKK',
  ...Object.fromEntries(windowKinds.map((kind, place) => [kind, windowOf(id + place * 3)])),
})

/** What the version of 25 November 2026 wrote. */
async function fill(db: Kysely<Database>): Promise<void> {
  const rows = Array.from({ length: tenders }, (_one, place) => ({
    id: place + 1,
    details: detailsOf(place + 1),
  }))
  const statements = [
    sql`insert into subscribers (id, name) values (1000000, 'Holm')`,
    sql`insert into users (id, person_id, subscriber_id, email, name) values (1, 1, 1000000, 'a@demo.test', 'A')`,
    sql`
      insert into procurements (id, key, names, language, phase_id, type_id, published, updated, criteria, details)
      select id, 't' || id, jsonb_build_object('sv', 'Ombyggnad av skola ' || id), 'sv', 3, 1, now(), now(), '{}', details
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id integer, details jsonb)`,
    sql`
      insert into procurement_search (id, phase_id, type_id, criteria, roles, published, updated, document)
      select id, phase_id, type_id, criteria, '{}', published, updated,
        search_document(language, names, null, null, null, '{}', details->>'liable') from procurements`,
    sql`
      insert into agents (id, type, name, mail_time, changed, filters, reader, words, included_types,
        allow_unspecified_period, allow_unspecified_budget, allow_unspecified_building_size,
        allow_unspecified_ground_size, allow_unspecified_metres, allow_unspecified_units)
      values (1, 'procurement', 'Skolor', 'daily', now(), '{}', 'sv', '{skolan}', 0, true, true, true, true, true, true)`,
    sql`
      insert into alert_matches (owner_type, owner_id, user_id, item_type, item_id, change_id, kind, matched)
      values ('agent', 1, 1, 'procurement', 7, 1, 'new', now())`,
    sql`insert into tender_releases (ocid, release_id, date, release) values ('ocds-1', 'r1', now(), '{}')`,
  ]
  for (const statement of statements) await statement.execute(db)
}

/** Leaves the database as the version of 25 November 2026 did: with 35 migrations instead of the baseline. */
async function nameEarlier(db: Kysely<Database>, count: number): Promise<void> {
  await sql`
    insert into kysely_migration (name, timestamp)
    select 'm00' || to_char(place, 'FM00') || 'Earlier', '2026-11-25' from generate_series(1, ${sql.lit(count)}) as place`.execute(
    db,
  )
  await sql`delete from kysely_migration where name = 'm0048Baseline'`.execute(db)
}

async function openEarlier(engine: (typeof engines)[number]) {
  if (engine === 'pglite') {
    const db = new Kysely<Database>({ dialect: new PgliteDialect(await PgliteClient.start(null, null)) })
    return { db, other: db, close: () => db.destroy() }
  }
  const { url, drop } = await createServerDatabase(inject('postgresTemplate') ?? '', false)
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: createPostgresPool(url) }) })
  const other = new Kysely<Database>({ dialect: new PostgresDialect({ pool: createPostgresPool(url) }) })
  return {
    db,
    other,
    close: async () => {
      await Promise.all([db.destroy(), other.destroy()])
      await drop()
    },
  }
}

async function createEarlier(db: Kysely<Database>, count: number): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateTo('m0048Baseline')
  expect(error).toBeUndefined()
  await nameEarlier(db, count)
}

describe.each(engines)('a filled database of the version of 25 November 2026 on %s', (engine) => {
  let open: Awaited<ReturnType<typeof openEarlier>>
  let answered = 0
  beforeAll(async () => {
    open = await openEarlier(engine)
    const { db, other } = open
    await createEarlier(db, 35)
    await fill(db)
    // Other processes read and write while the tables are migrated and the indexes are built.
    const ended = new AbortController()
    const load = async () => {
      while (!ended.signal.aborted) {
        await other.insertInto('subscribers').values({ name: randomUUID() }).execute()
        await sql`select count(*) from procurement_search where phase_id = 3`.execute(other)
        answered += 1
      }
    }
    const loads = [load(), load(), load()]
    try {
      await (engine === 'pglite' ? migrate(db) : Promise.all([migrate(db), migrate(other)]))
    } finally {
      ended.abort()
    }
    await Promise.all(loads)
  })
  afterAll(() => open.close())

  test('[Z01] is migrated while others read and write', async () => {
    expect(answered).toBeGreaterThan(0)
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      open.db,
    )
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations).toSorted())
  })

  test('[Z01, S08] its old documents are found before they are written anew, and afterwards', async () => {
    const { db } = open
    const view = danishView({
      kind: 'user',
      user: { id: 1, name: 'Anne', subscriberId: 1 },
      product: { basic: false, companyEnabled: false, allowedProjectPhases: [] },
    })
    const find = async () => {
      const search = await procurementSearch(db, { ...view, language: 'sv' }, { freeSearch: 'skolor 1234' })
      return (await runSearch(db, search, { order: 'bestMatch', ascending: false, index: 0, limit: 5 })).ids
    }
    await refreshWords(db)
    expect(await find()).toEqual([1234])
    while ((await learnWords(db)) > 0);
    await endRefresh(db)
    expect(await find()).toEqual([1234])
    const { has_old_documents: hasOld } = await db
      .selectFrom('word_state')
      .select('has_old_documents')
      .executeTakeFirstOrThrow()
    expect(hasOld).toBe(false)
  })

  test('[Z01] keeps every row, and is searched and matched as before', async () => {
    const { db } = open
    const view = danishView({
      kind: 'user',
      user: { id: 1, name: 'Anne', subscriberId: 1 },
      product: { basic: false, companyEnabled: false, allowedProjectPhases: [] },
    })
    const search = await procurementSearch(db, view, { freeSearch: 'vejdirektoratet 1234' })
    const { ids } = await runSearch(db, search, { order: 'bestMatch', ascending: false, index: 0, limit: 5 })
    expect(ids).toEqual([1234])
    const matches = await agentsMatching(db, { itemType: 'procurement', itemIds: [7], now: new Date() })
    expect(matches).toEqual([{ agentId: 1, agentType: 'procurement', itemId: 7 }])
  })

  test('[S20, S24] knows when the windows of each tender close', async () => {
    const rows = await open.db
      .selectFrom('procurement_search')
      .select(['id', 'closings', sql<string[]>`closing_days::text[]`.as('closing_days'), 'last_closing'])
      .orderBy('id')
      .execute()
    expect(rows).toHaveLength(tenders)
    for (const row of rows.slice(0, 100)) {
      const { closings, closing_days } = closingColumns(detailsOf(row.id) as never, null)
      expect(row.closings.map((closing) => new Date(closing).toISOString())).toEqual(closings)
      expect(row.closing_days).toEqual(closing_days)
    }
  })

  test('[Z06] mails the matches that waited, and reads imported tenders again', async () => {
    expect(await open.db.selectFrom('alert_due').select('user_id').execute()).toEqual([{ user_id: 1 }])
    expect(await open.db.selectFrom('tender_processes').select(['ocid', 'reading']).execute()).toEqual([
      { ocid: 'ocds-1', reading: 0 },
    ])
  })
})

test('[Z01] an even earlier database is refused with the version that can migrate it', async () => {
  const { db, close } = await openEarlier('pglite')
  try {
    await createEarlier(db, 34)
    await expect(migrate(db)).rejects.toThrow(/version of 25 November 2026 once/)
    const { rows } = await sql`select from kysely_migration`.execute(db)
    expect(rows).toHaveLength(34)
  } finally {
    await close()
  }
})
