import { join, resolve } from 'node:path'
import { Kysely } from 'kysely'
import type { Database } from './Database'
import { migrate } from './migrate'
import { PgliteClient } from './pglite/PgliteClient'
import { PgliteDialect } from './pglite/PgliteDialect'
import { lockFolder } from './pglite/lockFolder'
import { createPostgresDialect } from './createPostgresDialect'

/** Where the data lies: on a PostgreSQL server, in a folder, or in memory (from a dump, if there is one). */
export type DatabaseLocation =
  | { readonly url: string }
  | { readonly folder: string }
  | { readonly memory: true; readonly dump?: Uint8Array }

/** An open database and how to end it. */
export interface OpenDatabase {
  readonly db: Kysely<Database>
  readonly close: () => Promise<void>
}

async function connect(location: DatabaseLocation): Promise<OpenDatabase> {
  if ('url' in location) {
    const db = new Kysely<Database>({ dialect: createPostgresDialect(location.url) })
    return { db, close: () => db.destroy() }
  }
  if ('memory' in location) {
    const client = await PgliteClient.start(null, location.dump ?? null)
    const db = new Kysely<Database>({ dialect: new PgliteDialect(client) })
    return { db, close: () => db.destroy() }
  }
  const unlock = lockFolder(location.folder)
  try {
    const client = await PgliteClient.start(join(location.folder, 'pglite'), null)
    const db = new Kysely<Database>({ dialect: new PgliteDialect(client) })
    return { db, close: () => db.destroy().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * Opens the database and brings its tables up to date.
 *
 * @throws Error when the folder is in use, the server cannot be reached or a migration fails.
 */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  const open = await connect(location)
  try {
    await migrate(open.db)
    return open
  } catch (error) {
    await open.close()
    throw error
  }
}

/**
 * Where the environment says that the data lies: `DATABASE_URL` names a PostgreSQL server, else the embedded
 * database lies in `DATA_DIR`, which is `.data` in the root folder when it is not set.
 *
 * @param root the folder that `DATA_DIR` is relative to
 */
export function databaseLocation(
  environment: Readonly<Record<string, string | undefined>>,
  root: string = process.cwd(),
): DatabaseLocation {
  const { DATABASE_URL: url, DATA_DIR: folder } = environment
  return url ? { url } : { folder: join(resolve(root, folder || '.data'), 'database') }
}
