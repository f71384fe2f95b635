import { mkdir, readdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { NoteList } from '../report/ImportReport'
import { describeNotes } from '../report/ImportReport'
import type { Running } from './Running'
import type { SourceOf } from './Source'
import { SourceFailure } from './SourceFailure'

/** A file that somebody is still writing has changed lately. @unit ms */
const quietMs = 10_000

const reportedReasons = 5

async function filesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(({ name }) => name)
      .sort()
  } catch (error) {
    throw new SourceFailure(
      `is a folder that cannot be read (${error instanceof Error ? error.message : ''})`,
    )
  }
}

/** Moves a file without replacing another one of its name. */
async function moveTo(folder: string, from: string, name: string, now: Date): Promise<void> {
  await mkdir(folder, { recursive: true })
  await rename(from, join(folder, `${now.toISOString().replace(/[:.]/g, '-')}-${name}`))
}

/** The first reasons why notices were not imported, without the line that counts them. */
const reasonsOf = (faults: NoteList): string[] =>
  describeNotes('', faults)
    .slice(1, 1 + reportedReasons)
    .map((line) => line.trim())

/** Imports the files of a folder, and moves each to `done`, or to `failed` if nothing of it could be used. */
export async function readFolder(
  { path }: SourceOf<'folder'>,
  { clock, isStopped, importFile, keep, onUnusable }: Running<object>,
): Promise<void> {
  for (const name of await filesIn(path)) {
    if (isStopped()) return
    const file = join(path, name)
    const { mtimeMs } = await stat(file)
    if (clock().getTime() - mtimeMs < quietMs) continue
    const { releases, skipped, faults } = await importFile(file)
    const isFailed = releases === 0 || (skipped['not usable'] ?? 0) + (skipped['failed'] ?? 0) === releases
    await moveTo(join(path, isFailed ? 'failed' : 'done'), file, name, clock())
    if (isFailed) onUnusable({ file: name, reasons: reasonsOf(faults) })
    await keep({})
  }
}
