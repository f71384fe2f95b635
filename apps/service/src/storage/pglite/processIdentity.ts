import { readFileSync } from 'node:fs'

const startTimeField = 19

/**
 * Returns a text that identifies a process, with its id and, if known, its start time. A later process with
 * the same id gets a different text. Returns null when no process has the id.
 */
export function processIdentity(pid: number): string | null {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return null
  }
  try {
    // The command name may contain spaces and brackets, so read the fields after its last bracket.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')
    return `${pid} ${fields?.[startTimeField] ?? ''}`.trim()
  } catch {
    return String(pid)
  }
}
