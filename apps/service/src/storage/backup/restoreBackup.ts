import { existsSync, readdirSync } from 'node:fs'
import { copyFile, cp, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { limits } from '@spadestik/domain/limits'
import { Client } from 'pg'
import type { DatabaseLocation } from '../openDatabase'
import { openDatabase } from '../openDatabase'
import { beginLedgerEra } from './ledgerEra'
import { lockFolder } from '../pglite/lockFolder'
import { PgliteClient } from '../pglite/PgliteClient'
import { runPostgresProgram } from '../runPostgresProgram'
import type { BackupManifest } from './backupFolder'
import { backupFiles, readManifest } from './backupFolder'
import { skipIds } from './skipIds'

const isFilled = (folder: string) => existsSync(folder) && readdirSync(folder).length > 0

async function countTables(url: string): Promise<number> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: limits.databaseConnectMs })
  await client.connect()
  try {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::integer as count from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    )
    return rows[0]?.count ?? 0
  } finally {
    await client.end()
  }
}

async function restoreServer(url: string, dump: string): Promise<void> {
  if ((await countTables(url)) > 0) {
    throw new Error(
      'The database of DATABASE_URL has tables, so nothing was restored. Create an empty one: dropdb, then createdb with the same owner.',
    )
  }
  await runPostgresProgram('pg_restore', url, [
    '--no-owner',
    '--no-privileges',
    // All or nothing: a restore that fails leaves the database empty.
    '--single-transaction',
    '--exit-on-error',
    dump,
  ])
}

async function restoreFolder(folder: string, dump: string): Promise<void> {
  const pglite = join(folder, 'pglite')
  const unlock = lockFolder(folder)
  try {
    if (isFilled(pglite)) {
      throw new Error(
        `${folder} has a database, so nothing was restored. Move it away, or set another DATA_DIR.`,
      )
    }
    const client = await PgliteClient.start(pglite, new Uint8Array(await readFile(dump)))
    await client.close()
  } catch (error) {
    if (!existsSync(join(pglite, 'PG_VERSION'))) await rm(pglite, { recursive: true, force: true })
    throw error
  } finally {
    unlock()
  }
}

function requireEmpty(dataFolder: string, { hasSecret }: BackupManifest): void {
  const taken = [
    ...(isFilled(join(dataFolder, 'files')) ? ['files'] : []),
    ...(hasSecret && existsSync(join(dataFolder, 'session.secret')) ? ['session.secret'] : []),
  ]
  if (taken.length === 0) return
  throw new Error(
    `${dataFolder} has ${taken.join(' and ')} already, so nothing was restored. Move these away, or set another DATA_DIR.`,
  )
}

/**
 * Restores a backup into an empty database and a data folder without files, and migrates the database to this
 * version. Stop the service first (ADR 91).
 *
 * @throws Error when the backup is not whole, was made of the other engine, or the target is not empty.
 */
export async function restoreBackup(
  folder: string,
  database: DatabaseLocation,
  dataFolder: string,
): Promise<BackupManifest> {
  if ('memory' in database)
    throw new Error('A database in memory ends with its process. Nothing was restored.')
  const manifest = await readManifest(folder)
  const source = backupFiles(folder)
  if ((manifest.dumpFormat === 'pg_dump') !== 'url' in database) {
    const words =
      manifest.dumpFormat === 'pg_dump'
        ? 'PostgreSQL: set DATABASE_URL'
        : 'the embedded database: unset DATABASE_URL'
    throw new Error(`The backup in ${folder} is one of ${words}. Nothing was restored.`)
  }
  requireEmpty(dataFolder, manifest)
  await ('url' in database
    ? restoreServer(database.url, source.dump)
    : restoreFolder(database.folder, source.dump))
  await mkdir(dataFolder, { recursive: true })
  if (manifest.files > 0) await cp(source.files, join(dataFolder, 'files'), { recursive: true })
  if (manifest.hasSecret) await copyFile(source.secret, join(dataFolder, 'session.secret'))
  const { db, close } = await openDatabase(database)
  try {
    await beginLedgerEra(db)
    await skipIds(db)
  } finally {
    await close()
  }
  return manifest
}
