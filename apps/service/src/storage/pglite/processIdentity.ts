import { readFileSync } from 'node:fs'

const startTimeField = 19

/**
 * Names a living process so that another one with the same number is not taken for it: its number and,
 * where the system tells, the time at which it started. Null when no such process is alive.
 */
export function processIdentity(pid: number): string | null {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return null
  }
  try {
    // The name of the command may contain spaces and brackets, so the fields are counted from its end.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')
    return `${pid} ${fields?.[startTimeField] ?? ''}`.trim()
  } catch {
    return String(pid)
  }
}
