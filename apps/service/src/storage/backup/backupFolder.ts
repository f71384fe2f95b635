import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { DumpFormat } from '../openDatabase'

/** The files of a backup. The manifest is written last, so a folder without it is no whole backup. */
export const backupFiles = (folder: string) => ({
  manifest: join(folder, 'backup.json'),
  dump: join(folder, 'database.dump'),
  files: join(folder, 'files'),
  secret: join(folder, 'session.secret'),
})

/** What a backup says about itself. */
export interface BackupManifest {
  readonly format: 1
  /** RFC 3339. */
  readonly created: string
  readonly dumpFormat: DumpFormat
  /** The SHA-256 of the dump, in hexadecimal. */
  readonly dumpSha256: string
  /** The number of files of items. */
  readonly files: number
  /** Whether the generated secret is in the backup. A secret of `SESSION_SECRET` never is. */
  readonly hasSecret: boolean
}

/** Returns the SHA-256 of a file, in hexadecimal. */
export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/**
 * Reads what a backup says about itself.
 *
 * @throws Error when the folder holds no whole backup of a format that this version knows, or a damaged one.
 */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const { manifest, dump } = backupFiles(folder)
  const text = await readFile(manifest, 'utf8').catch(() => null)
  if (text === null) {
    throw new Error(
      `${folder} has no backup.json, so it is no whole backup, and nothing was restored. Take another one.`,
    )
  }
  const found = JSON.parse(text) as BackupManifest
  if (Number(found.format) !== 1) {
    throw new Error(
      `The backup in ${folder} was made by a newer version, so nothing was restored. Restore it with that version.`,
    )
  }
  const sum = await sha256Of(dump).catch(() => null)
  if (sum !== found.dumpSha256) {
    throw new Error(
      `The database.dump in ${folder} is ${sum === null ? 'missing or cannot be read' : 'not the one that was written'}, so nothing was restored. Take another backup.`,
    )
  }
  return found
}
