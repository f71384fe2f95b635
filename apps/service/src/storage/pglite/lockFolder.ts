import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The result code of SQLite for a file that another process has locked. */
const busy = 5

/** Locked files. Without a reference, garbage collection would close a file and end its lock. */
const held = new Set<DatabaseSync>()

/**
 * Locks a folder, and returns the function that unlocks it. The lock is a transaction of SQLite on a file in
 * the folder. The kernel holds it, so it ends with its process, and holds between containers that share the
 * folder, where process ids say nothing.
 *
 * @throws Error when a running process, including this one, already uses the folder.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = new DatabaseSync(join(folder, 'database.lock'))
  try {
    file.exec('begin exclusive')
  } catch (error) {
    file.close()
    if (Object(error).errcode !== busy) throw error
    throw new Error(
      `The database folder ${folder} is in use by another process, and two processes on one folder would lose data. ` +
        'Stop that process, or give this one another DATA_DIR.',
      { cause: error },
    )
  }
  held.add(file)
  return () => {
    held.delete(file)
    file.close()
  }
}
