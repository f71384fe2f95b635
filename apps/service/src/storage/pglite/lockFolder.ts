import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { processIdentity } from './processIdentity'

const claim = (file: string) => {
  try {
    const descriptor = openSync(file, 'wx')
    writeSync(descriptor, processIdentity(process.pid) ?? String(process.pid))
    closeSync(descriptor)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

const runningOwner = (file: string) => {
  const owner = readFileSync(file, 'utf8').trim()
  const pid = Number.parseInt(owner, 10)
  return Number.isInteger(pid) && processIdentity(pid) === owner ? pid : null
}

/**
 * Locks a folder, and returns the function that unlocks it. A lock of a process that no longer runs is
 * replaced.
 *
 * @throws Error when a running process, including this one, already uses the folder.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'spadestik.lock')
  if (!claim(file)) {
    const owner = runningOwner(file)
    if (owner !== null) {
      throw new Error(
        `The database folder ${folder} is in use by process ${owner}, and two processes on one folder would lose data. ` +
          'Stop that process, or give this one another DATA_DIR.',
      )
    }
    rmSync(file, { force: true })
    if (!claim(file)) return lockFolder(folder)
  }
  return () => rmSync(file, { force: true })
}
