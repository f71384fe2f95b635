import { Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agentsMatching } from '../agents/agentsMatching'
import type { Caller } from '../contract/Caller'
import { fromLedger } from '../ledger/ledgerRecord'
import { readRecords } from '../ledger/readRecords'
import { writeProcurements } from '../items/writers/writeProcurements'
import { procurementSearch } from '../search/procurementSearch'
import { runSearch } from '../search/run/runSearch'
import { toMessage } from '../mail/toMessage'
import type { Database } from './Database'
import { migrate, migrations } from './migrate'
import { PgliteClient } from './pglite/PgliteClient'
import { PgliteDialect } from './pglite/PgliteDialect'
import { procurementRecord } from '../testing/scenes/records'
import type { ProcurementRecord } from './records/ProcurementRecord'
import { danishView } from '../testing/search/danishView'

const caller = (basic: boolean): Caller => ({
  kind: 'user',
  user: { id: 99, name: 'Kirsten', subscriberId: 9 },
  product: { basic, companyEnabled: false, allowedProjectPhases: [] },
})

/**
 * Rows from before the latest migrations. The text of one agent (a saved search) contains characters that
 * have become operators. Other agents have postal codes.
 */
const writtenBefore = [
  `insert into subscribers (id, name) values (1, 'Holm'), (2, 'Friis')`,
  `insert into users (id, person_id, subscriber_id, email, name) values
    (1, 1, 1, 'a@demo.test', 'A'), (2, 2, 1, 'b@demo.test', 'B'), (3, 3, 2, 'c@demo.test', 'C')`,
  `insert into procurements (id, key, names, language, phase_id, type_id, published, updated, criteria, details) values
    (1, 't', '{"sv":"Ombyggnad av skola och skolgård"}', 'sv', 3, 1, now(), now(), '{}', '{"liable":"Vejdirektoratet"}')`,
  `insert into procurement_search (id, phase_id, type_id, criteria, roles, zip, published, updated, document)
    select id, phase_id, type_id, criteria, '{}', '80100', published, updated,
      search_document(language, names, details->>'liable', null, null) from procurements`,
  `insert into item_changes (item_type, item_id, kind, detail) values ('procurement', 1, 'deadline', '2026-12-18')`,
  `insert into hidden_items (id, procurement_id, created) values (1, 1, now()), (2, 1, now()), (3, 1, now()), (4, 1, now())`,
  `insert into hidden_item_users (hidden_item_id, user_id) values (1, 1), (2, 2), (3, 3)`,
  `insert into agents (type, name, mail_time, changed, filters, reader, words, included_types, allow_unspecified_period,
    allow_unspecified_budget, allow_unspecified_building_size, allow_unspecified_ground_size, allow_unspecified_metres,
    allow_unspecified_units)
    values ('procurement', 'Skolor', 'daily', now(), '{}', 'sv', '{skolan}', 0, true, true, true, true, true, true)`,
  `insert into agents (type, name, mail_time, changed, filters, reader, words, included_types, allow_unspecified_period,
    allow_unspecified_budget, allow_unspecified_building_size, allow_unspecified_ground_size, allow_unspecified_metres,
    allow_unspecified_units)
    select 'procurement', text, 'daily', now(), jsonb_build_object('freeSearch', text), 'sv', string_to_array(text, ' '),
      0, true, true, true, true, true, true
    from unnest(array['skolan -bro', '"ombyggnad av" -skolgård', '=school']) as text`,
  `insert into agents (type, name, mail_time, changed, filters, reader, zip_pattern, included_types, allow_unspecified_period,
    allow_unspecified_budget, allow_unspecified_building_size, allow_unspecified_ground_size, allow_unspecified_metres,
    allow_unspecified_units)
    select 'procurement', pattern, 'daily', now(), jsonb_build_object('freeSearchType', 'zipCode'), 'sv', pattern,
      0, true, true, true, true, true, true
    from unnest(array['801%', '81%', '\\%%']) as pattern`,
]

describe('a database of an earlier version', () => {
  let db: Kysely<Database>
  beforeAll(async () => {
    db = new Kysely<Database>({ dialect: new PgliteDialect(await PgliteClient.start(null, null)) })
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
    const { error } = await migrator.migrateTo('m0010Agents')
    expect(error).toBeUndefined()
    for (const statement of writtenBefore) await sql.raw(statement).execute(db)
    await migrate(db)
  })
  afterAll(() => db.destroy())
  const find = async (freeSearch: string, basic: boolean) => {
    const search = await procurementSearch(db, danishView(caller(basic)), { freeSearch })
    return (await runSearch(db, search, { order: 'bestMatch', ascending: false, index: 0, limit: 5 })).ids
  }

  test('[K02] stores the words of paid details separately', async () => {
    expect(await find('vejdirektoratet', false)).toEqual([1])
    expect(await find('vejdirektoratet', true)).toEqual([])
    expect(await find('skolan', true)).toEqual([1])
  })

  test('[Z06] has agents that match the same items as searches do now', async () => {
    const matches = await agentsMatching(db, { itemType: 'procurement', itemIds: [1], now: new Date() })
    expect(matches).toEqual([1, 2, 4, 5].map((agentId) => ({ agentId, agentType: 'procurement', itemId: 1 })))
  })

  test('[S24] has agents without relative times, in the form of the contract', async () => {
    const { filters } = await db
      .selectFrom('agents')
      .select('filters')
      .where('relative_times', 'is', null)
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    expect(filters).toEqual({
      startFrom: null,
      startTo: null,
      startWithinQuarters: null,
      updatedFrom: null,
      updatedTo: null,
      updatedWithinDays: null,
      deadlineWithinDays: null,
    })
  })

  test('[B01] has one entry per company and hidden item, and no entry without users', async () => {
    const rows = await db.selectFrom('hidden_items').select(['id', 'subscriber_id']).orderBy('id').execute()
    expect(rows).toEqual([
      { id: 1, subscriber_id: 1 },
      { id: 3, subscriber_id: 2 },
    ])
    const users = await db.selectFrom('hidden_item_users').selectAll().orderBy('user_id').execute()
    expect(users).toEqual([
      { hidden_item_id: 1, user_id: 1 },
      { hidden_item_id: 1, user_id: 2 },
      { hidden_item_id: 3, user_id: 3 },
    ])
  })

  test('[Z06] has a ledger with the record of every item, so that only a real change is news', async () => {
    const [record] = (await readRecords(db, 'procurement', [1])).values()
    const { details } = await db.selectFrom('procurements').select('details').executeTakeFirstOrThrow()
    expect(record).toMatchObject({
      key: 't',
      phase: 'open',
      type: 'open',
      country: null,
      criteria: [],
      roles: [],
    })
    expect(details).toMatchObject({ liable: 'Vejdirektoratet' })
    const whole = procurementRecord('t', fromLedger<ProcurementRecord>(record ?? {}))
    await db.transaction().execute((trx) => writeProcurements(trx, [{ ...whole, phase: 'awarded' }]))
    const changes = await db
      .selectFrom('item_changes')
      .select(['kind', 'before', 'after'])
      .where('is_correction', '=', false)
      .where('item_id', '=', 1)
      .orderBy('id')
      .execute()
    expect(changes).toEqual([
      { kind: 'deadlineAdded', before: null, after: { to: '2026-12-18' } },
      { kind: 'phase', before: 'open', after: 'awarded' },
    ])
  })

  test('[Z01] is migrated only once', async () => {
    await migrate(db)
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations).toSorted())
  })
})

test('[Z06, Z12] an alert that an earlier version queued is sent as a mail of its one agent', async () => {
  const db = new Kysely<Database>({ dialect: new PgliteDialect(await PgliteClient.start(null, null)) })
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  expect((await migrator.migrateTo('m0043SeenItems')).error).toBeUndefined()
  const item = {
    type: 'project',
    id: 4,
    name: 'Skole',
    place: null,
    phase: null,
    change: 'new',
    deadline: null,
  }
  const content = {
    kind: 'alert',
    owner: 'agent',
    ownerId: 7,
    ownerName: 'Skoler',
    readerName: 'Anne',
    mailTime: 'daily',
    why: ['“skole”'],
    items: [item],
    total: 1,
    search: 'type=project&q=skole',
    token: 'tok',
  }
  await sql`
    insert into mails (recipient, language, domain_id, content, created, due)
    values ('a@demo.test', 'da', 9, ${JSON.stringify(content)}::jsonb, now(), now())`.execute(db)
  await migrate(db)
  const mail = await db.selectFrom('mails').selectAll().executeTakeFirstOrThrow()
  await db.destroy()
  const { subject, text } = toMessage(mail, 'https://www.spadestik.dk')
  expect(subject).toBe('1 nyt match til Skoler')
  expect(text).toContain('* Skole (Ny)')
  expect(text).toContain('https://www.spadestik.dk/search/1?type=project&q=skole&agent=7')
  expect(text).toContain('Derfor får du denne mail: “skole”')
  expect(text).toContain('https://www.spadestik.dk/project/4?why=7')
})
