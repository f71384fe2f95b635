import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { expect, inject, test } from 'vitest'
import { startKillableService } from '../testing/durability/killedService'
import { createApp } from '../server/createApp'
import { writeProjects } from '../items/writers/writeProjects'
import { queueMail } from '../mail/queueMail'
import type { Database } from '../storage/Database'
import type { OpenDatabase } from '../storage/openDatabase'
import { openDatabase } from '../storage/openDatabase'
import { createServerDatabase } from '../testing/openTestDatabase'
import { projectRecord } from '../testing/scenes/records'
import { seedScene } from '../testing/scenes/seedScene'
import { createTestClient } from '../testing/TestClient'
import { testConfig } from '../testing/testConfig'
import { createTestPostman } from '../testing/TestPostman'
import { runAllJobs } from '../testing/runAllJobs'

const template = inject('postgresTemplate')

/** The two instances have separate database connections, like instances behind a load balancer. */
test.skipIf(template === null)(
  '[Z06, W02] two instances share sessions, tries and jobs, and each mail is sent once',
  async () => {
    const server = await createServerDatabase(template ?? '')
    const open: OpenDatabase[] = [
      await openDatabase({ url: server.url }),
      await openDatabase({ url: server.url }),
    ]
    const [first, second] = open.map(({ db }) => db) as [Kysely<Database>, Kysely<Database>]
    let time = new Date('2026-11-21T10:00:00Z')
    const config = testConfig({ clock: () => time })
    const apps = [await createApp(first, config), await createApp(second, config)]
    const [one, other] = apps.map((app) => createTestClient(app)) as [
      ReturnType<typeof createTestClient>,
      ReturnType<typeof createTestClient>,
    ]
    const postmen = [createTestPostman(), createTestPostman()]
    const work = () =>
      Promise.all(
        [first, second].map((db, index) =>
          runAllJobs({
            db,
            postman: postmen[index] ?? createTestPostman(),
            publicUrl: 'https://www.spadestik.dk',
            secret: config.secrets[0],
            clock: () => time,
            onFailure: () => undefined,
          }),
        ),
      )
    try {
      const { users } = await seedScene(first)
      const token = await one.signIn('paid@demo.test')
      expect((await other.call('GET', '/pa-users', { token })).statusCode).toBe(200)
      const {
        id,
        person_id: _personId,
        ...person
      } = await first
        .selectFrom('users')
        .selectAll()
        .where('id', '=', users.get('paid@demo.test') ?? 0)
        .executeTakeFirstOrThrow()
      const colleagues = await first
        .insertInto('users')
        .values(
          Array.from({ length: 29 }, (_one, count) => ({ ...person, email: `colleague-${count}@demo.test` })),
        )
        .returning('id')
        .execute()
      // Each agent belongs to another user, because a user gets only one mail for several agents.
      for (const [count, user] of [{ id }, ...colleagues].entries()) {
        const body = {
          name: `Agent ${count}`,
          type: 'project',
          mailTime: 'always',
          freeSearch: 'svømmehal',
          paUserIds: [user.id],
        }
        expect(
          (await (count % 2 === 0 ? one : other).call('POST', '/agents/project', { token, body })).statusCode,
        ).toBe(201)
      }
      for (let count = 0; count < 40; count += 1) {
        const record = projectRecord(`pool ${count}`, { names: { da: `Svømmehal ${count}` } })
        await (count % 2 === 0 ? first : second).transaction().execute((trx) => writeProjects(trx, [record]))
      }
      await work()
      time = new Date(time.getTime() + 5 * 60_000)
      for (let round = 0; round < 3; round += 1) await work()
      const sent = postmen.flatMap(({ kept }) => kept)
      expect(sent).toHaveLength(30)
      expect(new Set(sent.map(({ key }) => key)).size).toBe(30)
      expect(new Set(sent.map(({ mail }) => mail.subject)).size).toBe(30)
      for (const { mail } of sent) expect(mail.subject).toMatch(/^40 nye match til Agent/)
    } finally {
      for (const app of apps) await app.close()
      for (const { close } of open) await close()
      await server.drop()
    }
  },
)

test.skipIf(template === null)('[Z06] two processes send each mail once', async () => {
  const server = await createServerDatabase(template ?? '')
  const folder = mkdtempSync(join(tmpdir(), 'spadestik-instances-'))
  const { db, close } = await openDatabase({ url: server.url })
  try {
    await seedScene(db)
    const now = new Date()
    for (let count = 0; count < 200; count += 1) {
      const to = { email: `reader-${count}@demo.test`, language: 'da', domainId: 9 } as const
      await queueMail(db, to, { kind: 'passwordChanged', name: 'Anne' }, now)
    }
    const folders = [join(folder, 'one'), join(folder, 'other')]
    const services = await Promise.all(folders.map((mails) => startKillableService(server.url, mails)))
    const remaining = async () => (await db.selectFrom('mails').select('id').execute()).length
    await expect.poll(remaining).toBe(0)
    await Promise.all(services.map(({ kill }) => kill()))
    const sent = folders.flatMap((mails) => (existsSync(mails) ? readdirSync(mails) : []))
    expect(sent).toHaveLength(200)
    expect(new Set(sent).size).toBe(200)
  } finally {
    await close()
    await server.drop()
    rmSync(folder, { recursive: true, force: true })
  }
})
