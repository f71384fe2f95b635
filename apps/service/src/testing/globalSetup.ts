import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import type { TestProject } from 'vitest/node'
import type { Database } from '../storage/Database'
import { migrate } from '../storage/migrate'
import { openDatabase } from '../storage/openDatabase'
import { PgliteClient } from '../storage/pglite/PgliteClient'
import { PgliteDialect } from '../storage/pglite/PgliteDialect'
import { installQueues } from '../storage/queues'
import { refreshWords } from '../agents/refreshWords'
import { findPostgres } from './postgres/findPostgres'
import { startPostgres } from './postgres/startPostgres'

async function dumpPglite(file: string): Promise<void> {
  const client = await PgliteClient.start(null, null)
  const dialect = new PgliteDialect(client)
  const db = new Kysely<Database>({ dialect })
  await migrate(db)
  await refreshWords(db)
  await installQueues({ executeSql: (text, values) => dialect.driver.run(text, values) })
  // Otherwise each database that starts with the dump reads the log of all this again, for seconds.
  await client.query('checkpoint', [])
  writeFileSync(file, await client.dump())
  await db.destroy()
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'spadestik-tests-'))
  const dump = join(folder, 'pglite.tar')
  const binaries = findPostgres()
  const [, server] = await Promise.all([dumpPglite(dump), binaries === null ? null : startPostgres(binaries)])
  if (server === null) {
    process.stderr.write(
      'No PostgreSQL server was found: its tests are skipped. Install one with: apt-get install postgresql\n',
    )
  } else {
    const template = await openDatabase({ url: server.url('postgres') })
    await refreshWords(template.db)
    await template.close()
  }
  project.provide('pgliteDump', dump)
  project.provide('postgresTemplate', server?.url('postgres') ?? null)
  return async () => {
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
