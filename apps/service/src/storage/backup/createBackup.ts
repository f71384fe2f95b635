import { existsSync } from 'node:fs'
import { chmod, copyFile, cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OpenDatabase } from '../openDatabase'
import type { BackupManifest } from './backupFolder'
import { backupFiles, sha256Of } from './backupFolder'

/** The part of a database that a backup needs. */
export type BackupSource = Pick<OpenDatabase, 'dumpFormat' | 'dumpTo'>

/** Returns the entries of a folder, of which there are none where there is no folder. */
const entriesOf = (folder: string, recursive = false) =>
  existsSync(folder) ? readdir(folder, { recursive, withFileTypes: true }) : []

async function fillFolder(source: BackupSource, dataFolder: string, folder: string, now: Date) {
  const target = backupFiles(folder)
  await source.dumpTo(target.dump)
  // The folder is closed, but its files may be copied elsewhere.
  await chmod(target.dump, 0o600)
  // Files are never changed, so a later copy has every file that the dump names.
  const files = join(dataFolder, 'files')
  if (existsSync(files)) await cp(files, target.files, { recursive: true })
  const secret = join(dataFolder, 'session.secret')
  const hasSecret = existsSync(secret)
  if (hasSecret) {
    await copyFile(secret, target.secret)
    await chmod(target.secret, 0o600)
  }
  const manifest: BackupManifest = {
    format: 1,
    created: now.toISOString(),
    dumpFormat: source.dumpFormat,
    dumpSha256: await sha256Of(target.dump),
    files: (await entriesOf(target.files, true)).filter((entry) => entry.isFile()).length,
    hasSecret,
  }
  await writeFile(target.manifest, `${JSON.stringify(manifest, null, 2)}\n`, { flag: 'wx', mode: 0o600 })
  return manifest
}

/**
 * Writes a backup of the database, the files of items and the generated secret to a folder that only its
 * owner can read. The service can run meanwhile (ADR 91).
 *
 * @param folder a folder that is empty, or does not exist yet
 * @throws Error when the folder has entries or the backup fails; nothing then stays in the folder.
 */
export async function createBackup(
  source: BackupSource,
  dataFolder: string,
  folder: string,
  now: Date,
): Promise<BackupManifest> {
  if ((await entriesOf(folder)).length > 0) {
    throw new Error(`${folder} is not empty, so no backup was written. Name a new folder.`)
  }
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    // A folder that existed may be open to others.
    await chmod(folder, 0o700)
    return await fillFolder(source, dataFolder, folder, now)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}
