import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { engines, openTestDatabase, createServerDatabase } from '../testing/openTestDatabase'
import { openDatabase } from './openDatabase'

const template = inject('postgresTemplate')
const folder = mkdtempSync(join(tmpdir(), 'spadestik-database-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a database that may not be migrated', () => {
  test('[Z01] is refused with the names of what it lacks, and opened when nothing is missing', async () => {
    const own = join(folder, 'migrated')
    await expect(openDatabase({ folder: join(folder, 'empty') }, false)).rejects.toThrow(
      /lacks \d+ migrations \(m0048Baseline, .*MIGRATE=off.*node apps\/service\/dist\/migrate\.js/u,
    )
    await (await openDatabase({ folder: own })).close()
    const { close } = await openDatabase({ folder: own }, false)
    await close()
  })
})

describe('the folder of the embedded database', () => {
  test('[Z01] keeps written data when the process is killed', async () => {
    const own = join(folder, 'killed')
    const writer = spawn(
      process.execPath,
      ['--import', 'tsx', join(import.meta.dirname, '../testing/processes/writeForever.ts'), own],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    const lines = createInterface({ input: writer.stdout })
    let written = 0
    for await (const line of lines) {
      written = Number(line)
      if (written >= 20) break
    }
    writer.kill('SIGKILL')
    await once(writer, 'exit')
    const { db, close } = await openDatabase({ folder: own })
    const rows = await db.selectFrom('subscribers').select('name').execute()
    await close()
    expect(rows.length).toBeGreaterThanOrEqual(written)
  })
})

test.skipIf(template === null)(
  '[Z01] a connection that ends between two statements fails its transaction, not the process',
  async () => {
    const { url, drop } = await createServerDatabase(template ?? '')
    const [{ db, close }, other] = [await openDatabase({ url }), await openDatabase({ url })]
    try {
      const work = db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
        const isOpen = sql<{ pid: number }>`select pid from pg_stat_activity where pid = ${rows[0]?.pid}`
        await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other.db)
        await expect.poll(async () => (await isOpen.execute(other.db)).rows).toEqual([])
        await sql`select 1`.execute(trx)
      })
      // The server says why it closed the connection, or the system says that the connection was reset.
      await expect(work).rejects.toThrow(/connection|ECONNRESET|EPIPE/i)
      expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
    } finally {
      await Promise.all([close(), other.close()])
      await drop()
    }
  },
)

describe.each(engines)('a database on %s', (engine) => {
  test('[Z01] never mixes the statements of concurrent transactions', async () => {
    const { db, close } = await openTestDatabase(engine)
    const add = (name: string, fails: boolean) =>
      db.transaction().execute(async (trx) => {
        await trx.insertInto('subscribers').values({ name }).execute()
        await trx
          .insertInto('subscribers')
          .values({ name: `${name} again` })
          .execute()
        if (fails) throw new Error('undone')
      })
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_one, index) => add(`s${index}`, index % 2 === 1)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    const rows = await db.selectFrom('subscribers').select('name').execute()
    expect(rows.map(({ name }) => name).sort()).toEqual(
      Array.from({ length: 10 }, (_one, index) => [`s${index * 2}`, `s${index * 2} again`])
        .flat()
        .sort(),
    )
    await close()
  })

  test('[Z01] reports why a statement failed', async () => {
    const { db, close } = await openTestDatabase(engine)
    const add = () => db.insertInto('subscribers').values({ name: 'Holm' }).execute()
    await add()
    await expect(add()).rejects.toMatchObject({ code: '23505', constraint: 'subscribers_name_key' })
    await close()
  })
})
