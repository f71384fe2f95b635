import { Kysely, PostgresDialect, sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { gatherMatches } from '../alerts/gatherMatches'
import { takeMatches } from '../alerts/takeMatches'
import { sendDueAlerts } from '../alerts/sendDueAlerts'
import { sendDueReminders } from '../reminders/sendDueReminders'
import { sendDueMails } from '../mail/sending/sendDueMails'
import { createPostgresPool } from '../storage/createPostgresPool'
import type { Database } from '../storage/Database'
import { createServerDatabase } from '../testing/openTestDatabase'
import { seedScene } from '../testing/scenes/seedScene'
import { createTestPostman } from '../testing/TestPostman'

const template = inject('postgresTemplate')
const now = new Date('2026-11-21T10:00:00Z')

/**
 * Fills the tables as in a service in use. Many rows are done or not due, and jobs have to process only a
 * few.
 */
async function fill(db: Kysely<Database>): Promise<void> {
  await seedScene(db)
  await sql`
    insert into item_changes (item_type, item_id, kind, field, before, after, gathered)
    select 'project', 1 + n % 5000, 'text', 'description', '"a"', '"b"', n % 1000 <> 0
    from generate_series(1, 60000) n`.execute(db)
  await sql`
    insert into mails (recipient, language, domain_id, content, created, due)
    select 'a@demo.test', 'da', 9, '{"kind": "passwordChanged", "name": "Anne"}', ${now.toISOString()},
      ${now.toISOString()}::timestamptz + (n - 5) * interval '1 minute' from generate_series(1, 5000) n`.execute(
    db,
  )
  // The matches below need no agents, because the jobs read only the users of matches.
  await sql`
    insert into users (email, name, subscriber_id, is_administrator, password_hash, domain_id, language_id)
    select 'plan-' || n || '@demo.test', 'Anne', subscriber_id, false, password_hash, domain_id, language_id
    from (select * from users order by id limit 1) u, generate_series(1, 2000) n`.execute(db)
  await sql`
    insert into alert_matches (owner_type, owner_id, user_id, item_type, item_id, change_id, change_ids, kind, matched)
    select 'agent', u.id, u.id, 'project', n, n, array[n], 'text', ${now.toISOString()}
    from users u, generate_series(1, 10) n`.execute(db)
  await sql`analyze`.execute(db)
}

test.skipIf(template === null)(
  '[Z06, Z13] jobs claim changes, matches and mails by indexes, however many others there are',
  async () => {
    const server = await createServerDatabase(template ?? '')
    const queries: { readonly sql: string; readonly parameters: readonly unknown[] }[] = []
    const db = new Kysely<Database>({
      dialect: new PostgresDialect({ pool: createPostgresPool(server.url) }),
      log: ({ query }) => {
        queries.push(query)
      },
    })
    const client = new Kysely<Database>({
      dialect: new PostgresDialect({ pool: createPostgresPool(server.url) }),
    })
    try {
      await fill(client)
      const { id } = await client.selectFrom('users').select('id').orderBy('id').executeTakeFirstOrThrow()
      await gatherMatches(db, now)
      await db.transaction().execute((trx) => takeMatches(trx, [id], now))
      await sendDueAlerts(db, 'a secret of the tests and of nothing else', now, () => undefined)
      await sendDueReminders(db, 'a secret of the tests and of nothing else', now, () => undefined)
      await sendDueMails({
        db,
        postman: createTestPostman(),
        publicUrl: 'https://www.spadestik.dk',
        open: async (text) => text,
        clock: () => now,
        onFailure: () => undefined,
        isStopped: () => false,
      })
      // Restore the initial state of the table, so that every plan is made for the same number of rows.
      await sql`update item_changes set gathered = id % 1000 <> 0`.execute(client)
      await sql`vacuum analyze item_changes`.execute(client)
      const planOf = async (words: string) => {
        const query = queries.find((one) => one.sql.includes(words))
        if (query === undefined) throw new Error(`No job has run a statement with "${words}".`)
        const explained = { ...query, sql: `explain ${query.sql}` }
        const { rows } = await client.executeQuery<{ 'QUERY PLAN': string }>({
          ...sql`select`.compile(client),
          ...explained,
        })
        return rows.map((row) => row['QUERY PLAN']).join('\n')
      }
      const changes = await planOf('update item_changes')
      expect(changes).toContain('item_changes_news')
      expect(changes).not.toContain('Seq Scan on item_changes')
      const mails = await planOf('update mails')
      expect(mails).toContain('mails_priority')
      expect(mails).not.toContain('Seq Scan on mails')
      for (const words of ['from alert_matches where user_id', 'delete from alert_matches']) {
        expect(await planOf(words)).toContain('alert_matches_user')
      }
    } finally {
      await db.destroy()
      await client.destroy()
      await server.drop()
    }
  },
)
