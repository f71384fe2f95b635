import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import type { Database } from '@spadestik/service/filling'
import { queueMail, writeProcurements } from '@spadestik/service/filling'
import { createServerDatabase, openTestDatabase } from '@spadestik/service/testDatabase'
import {
  createApp,
  createTestClient,
  createTestPostman,
  findPostgres,
  openDatabase,
  procurementRecord,
  runAllJobs,
  testConfig,
} from '@spadestik/service/testing'
import { prepareData } from './prepareData'

const template = inject('postgresTemplate')
const binaries = findPostgres()

const program = (name: string, ...words: string[]) =>
  execFileSync(join(binaries ?? '', name), words, { stdio: 'pipe', encoding: 'utf8' })

/** Returns the number of rows and a checksum of the contents of each table. */
async function readContents(db: Kysely<Database>): Promise<Record<string, unknown>> {
  const { rows: tables } = await sql<{ name: string }>`
    select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'pgboss')
    order by 1`.execute(db)
  const contents: Record<string, unknown> = {}
  for (const { name } of tables) {
    const { rows } = await sql`
      select count(*)::integer as rows, md5(coalesce(string_agg(t::text, E'\n' order by t::text), '')) as checksum
      from ${sql.table(name)} t`.execute(db)
    contents[name] = rows[0]
  }
  return contents
}

async function createAgent(client: ReturnType<typeof createTestClient>, token: string) {
  const user = (await client.call('GET', '/pa-users', { token })).json<{ id: number }>()
  const body = {
    name: 'Broer',
    mailTime: 'always',
    freeSearch: '"gang og cykelbro" -tunnel',
    paUserIds: [user.id],
  }
  expect((await client.call('POST', '/agents/procurement', { token, body })).statusCode).toBe(201)
}

test.skipIf(template === null || binaries === null)(
  '[Z13] a restored backup has every row, and searches, alerts and mails continue with it',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'spadestik-backup-'))
    const [source, target] = [
      await createServerDatabase(template ?? ''),
      await createServerDatabase(template ?? ''),
    ]
    const before = await openDatabase({ url: source.url })
    try {
      await prepareData(before.db, join(folder, 'files'))
      const config = testConfig()
      const app = await createApp(before.db, config, before.searches)
      const client = createTestClient(app)
      await createAgent(client, await client.signIn('paid@demo.test'))
      const to = { email: 'reader@demo.test', language: 'da', domainId: 9 } as const
      await sql`select pgboss.create_queue('mails', '{"policy": "standard"}')`.execute(before.db)
      await queueMail(before.db, to, { kind: 'passwordChanged', name: 'Anne' }, config.clock())
      await app.close()

      // These are the commands of docs/operations.md.
      const file = join(folder, 'spadestik.dump')
      program('pg_dump', '--format=custom', `--file=${file}`, source.url)
      const [name, server] = [new URL(target.url).pathname.slice(1), new URL('/template1', target.url).href]
      program('dropdb', `--maintenance-db=${server}`, name)
      program('createdb', `--maintenance-db=${server}`, name)
      program('pg_restore', `--dbname=${target.url}`, file)

      const after = await openDatabase({ url: target.url })
      try {
        const contents = await readContents(before.db)
        expect(contents['public.agents']).toMatchObject({
          rows: expect.toSatisfy((rows: number) => rows > 10),
        })
        expect(contents['pgboss.job']).toMatchObject({ rows: 1 })
        expect(await readContents(after.db)).toEqual(contents)

        const restored = await createApp(after.db, config, after.searches)
        const { call, signIn } = createTestClient(restored)
        const token = await signIn('paid@demo.test')
        await after.db.transaction().execute((trx) =>
          writeProcurements(trx, [
            procurementRecord('new', {
              names: { da: 'Ny gang- og cykelbro over åen' },
              lastUpdated: config.clock().toISOString(),
            }),
          ]),
        )
        const body = { freeSearch: '"gang og cykelbro"' }
        const found = await call('POST', '/search-items/search/procurements', { token, body })
        expect(found.json()).toMatchObject({
          items: expect.arrayContaining([expect.objectContaining({ name: 'Ny gang- og cykelbro over åen' })]),
        })
        const postman = createTestPostman()
        const jobs = { db: after.db, postman, publicUrl: 'https://www.spadestik.dk' }
        const soon = new Date(config.clock().getTime() + 10 * 60_000)
        for (const time of [config.clock(), soon]) {
          const secret = config.secrets[0]
          await runAllJobs({ ...jobs, secret, clock: () => time, onFailure: () => undefined })
        }
        const subjects = postman.kept.map(({ mail }) => `${String(mail.to)}: ${String(mail.subject)}`)
        expect(subjects).toContainEqual(expect.stringMatching(/^reader@demo.test/))
        expect(subjects).toContainEqual(expect.stringMatching(/^paid@demo.test: .*Broer/))
        await restored.close()
      } finally {
        await after.close()
      }
    } finally {
      await before.close()
      await source.drop()
      await target.drop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
)

test.skipIf(template === null)(
  '[Z13] nothing that is stored or checked while a backup is restored calls a function of the product',
  async () => {
    const { db, close } = await openTestDatabase('postgres')
    const { rows } = await sql`
      select pg_describe_object(d.classid, d.objid, d.objsubid) as uses, p.proname as name
      from pg_depend d join pg_proc p on d.refclassid = 'pg_proc'::regclass and d.refobjid = p.oid
      where p.pronamespace = 'public'::regnamespace
        and d.classid in ('pg_attrdef'::regclass, 'pg_class'::regclass, 'pg_constraint'::regclass, 'pg_trigger'::regclass)
        and not exists (select from pg_depend e where e.objid = p.oid and e.deptype = 'e')`.execute(db)
    await close()
    expect(rows).toEqual([])
  },
)
