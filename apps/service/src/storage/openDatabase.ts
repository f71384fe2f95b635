import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { limits } from '@spadestik/domain/limits'
import { Kysely, PostgresDialect } from 'kysely'
import type { Pool } from 'pg'
import type { Db } from 'pg-boss'
import { createPostgresPool } from './createPostgresPool'
import type { Database } from './Database'
import { logStatement } from './observed/logStatement'
import type { PoolUse } from './observed/PoolUse'
import { installQueues } from './queues'
import { migrate, requireMigrations } from './migrate'
import { lockFolder } from './pglite/lockFolder'
import { PgliteClient } from './pglite/PgliteClient'
import { PgliteDialect } from './pglite/PgliteDialect'
import { runPostgresProgram } from './runPostgresProgram'

/**
 * Where a database is: on a PostgreSQL server, in a folder or in memory. A database in memory can start from
 * a dump.
 */
export type DatabaseLocation =
  | { readonly url: string }
  | { readonly folder: string }
  | { readonly memory: true; readonly dump?: Uint8Array }

/** The format of a dump: of `pg_dump`, or the folder of the embedded database as a tar file. */
export type DumpFormat = 'pg_dump' | 'embedded'

export interface OpenDatabase {
  readonly db: Kysely<Database>
  /**
   * The same database, but only for searches. A PostgreSQL server cancels a search after `searchStatementMs`.
   * The embedded database cannot cancel a statement.
   */
  readonly searches: Kysely<Database>
  /** The same database, as pg-boss uses it. A text without values can contain several statements. */
  readonly queues: Db
  /** Returns the present use of the connections. */
  readonly pools: () => readonly PoolUse[]
  readonly dumpFormat: DumpFormat
  /** Writes the database, as it is at one moment, to a new file that only its owner can read. */
  readonly dumpTo: (file: string) => Promise<void>
  readonly close: () => Promise<void>
}

function openEmbedded(client: PgliteClient): OpenDatabase {
  const dialect = new PgliteDialect(client)
  const db = new Kysely<Database>({ dialect, log: logStatement })
  const queues: Db = { executeSql: (text, values) => dialect.driver.run(text, values) }
  const pools = () => [{ name: 'embedded', ...dialect.driver.use() } as const]
  return {
    db,
    searches: db,
    queues,
    pools,
    dumpFormat: 'embedded',
    dumpTo: async (file) => writeFile(file, await dialect.driver.dump(), { flag: 'wx', mode: 0o600 }),
    close: () => db.destroy(),
  }
}

const useOf = (
  name: PoolUse['name'],
  { totalCount, idleCount: idle, waitingCount: waiting }: Pool,
): PoolUse => ({
  name,
  used: totalCount - idle,
  idle,
  waiting,
})

async function connect(location: DatabaseLocation): Promise<OpenDatabase> {
  if ('url' in location) {
    const pool = createPostgresPool(location.url)
    const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), log: logStatement })
    // The time limit of searches must not apply to imports, jobs and migrations.
    const searchPool = createPostgresPool(location.url, limits.searchStatementMs)
    const dialect = new PostgresDialect({ pool: searchPool })
    const searches = new Kysely<Database>({ dialect, log: logStatement })
    return {
      db,
      searches,
      queues: { executeSql: (text, values) => pool.query(text, values) },
      pools: () => [useOf('main', pool), useOf('searches', searchPool)],
      dumpFormat: 'pg_dump',
      dumpTo: (file) =>
        runPostgresProgram('pg_dump', location.url, [
          '--format=custom',
          '--no-owner',
          '--no-privileges',
          `--file=${file}`,
        ]),
      close: () => Promise.all([db.destroy(), searches.destroy()]).then(() => undefined),
    }
  }
  if ('memory' in location) {
    return openEmbedded(await PgliteClient.start(null, location.dump ?? null))
  }
  const unlock = lockFolder(location.folder)
  try {
    const open = openEmbedded(await PgliteClient.start(join(location.folder, 'pglite'), null))
    return { ...open, close: () => open.close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * @param migrates whether missing migrations run; otherwise they must have run before
 * @throws Error when the folder is in use, the server cannot be reached, or a migration fails or is missing.
 */
export async function openDatabase(location: DatabaseLocation, migrates = true): Promise<OpenDatabase> {
  const open = await connect(location)
  try {
    await (migrates ? migrate(open.db) : requireMigrations(open.db))
    await installQueues(open.queues)
    return open
  } catch (error) {
    await open.close()
    throw error
  }
}

/**
 * Returns where the database is: the PostgreSQL server of `DATABASE_URL`, or a folder in `DATA_DIR` for the
 * embedded database. The default of `DATA_DIR` is `.data` in the root folder.
 */
export function databaseLocation(
  environment: Readonly<Record<string, string | undefined>>,
  root: string = process.cwd(),
): DatabaseLocation {
  const { DATABASE_URL: url, DATA_DIR: folder } = environment
  return url ? { url } : { folder: join(resolve(root, folder || '.data'), 'database') }
}
