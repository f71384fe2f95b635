import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { queueMail, writeProcurements } from '@spadestik/service/filling'
import { createServerDatabase, openTestDatabase } from '@spadestik/service/testDatabase'
import type { OpenDatabase } from '@spadestik/service/testing'
import {
  createApp,
  createBackup,
  createTestClient,
  createTestPostman,
  findPostgres,
  openDatabase,
  procurementRecord,
  readContents,
  restoreBackup,
  runAllJobs,
  testConfig,
} from '@spadestik/service/testing'
import { prepareData } from './prepareData'

const template = inject('postgresTemplate')
const binaries = findPostgres()

afterEach(() => vi.unstubAllEnvs())

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

describe.skipIf(template === null || binaries === null)('a backup of the demo data', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spadestik-backup-'))
  let source: Awaited<ReturnType<typeof createServerDatabase>>
  let target: typeof source
  let before: OpenDatabase

  // Filling takes 25 seconds alone, and a minute beside other tests.
  beforeAll(async () => {
    source = await createServerDatabase(template ?? '')
    target = await createServerDatabase(template ?? '', false)
    before = await openDatabase({ url: source.url })
    await prepareData(before.db, join(folder, 'files'))
  }, 240_000)

  afterAll(async () => {
    await before.close()
    await source.drop()
    await target.drop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('[Z13] has every row when it is restored, and searches, alerts and mails continue with it', async () => {
    const config = testConfig()
    const app = await createApp(before.db, config, before.searches)
    const client = createTestClient(app)
    await createAgent(client, await client.signIn('paid@demo.test'))
    const to = { email: 'reader@demo.test', language: 'da', domainId: 9 } as const
    await sql`select pgboss.create_queue('mails', '{"policy": "standard"}')`.execute(before.db)
    await queueMail(before.db, to, { kind: 'passwordChanged', name: 'Anne' }, config.clock())
    await app.close()

    vi.stubEnv('PATH', [binaries, process.env['PATH']].join(delimiter))
    await createBackup(before, folder, join(folder, 'backup'), config.clock())
    await restoreBackup(join(folder, 'backup'), { url: target.url }, join(folder, 'restored'))
    const filesIn = (place: string) => readdirSync(join(folder, place, 'files')).sort()
    expect(filesIn('restored')).toEqual(filesIn('.'))

    const after = await openDatabase({ url: target.url })
    try {
      const contents = await readContents(before.db)
      expect(contents['public.agents']).toMatchObject({
        rows: expect.toSatisfy((rows: number) => rows > 10),
      })
      expect(contents['pgboss.job']).toMatchObject({ rows: 1 })
      // The restored ledger has a name of its own.
      expect(await readContents(after.db)).toEqual({ ...contents, 'public.ledger_era': expect.anything() })

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
  })
})

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
