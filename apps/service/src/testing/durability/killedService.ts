import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface KillableService {
  /** Returns the id of the note, or null when the service does not respond. */
  readonly writeNote: (text: string) => Promise<number | null>
  readonly kill: () => Promise<void>
}

interface Startup {
  readonly address: string
  readonly token: string
  readonly userId: number
  readonly projectId: number
}

/**
 * Starts the service in another process, which can be killed.
 *
 * @param place the folder of an embedded database, or the URL of a PostgreSQL database
 * @param mailFolder the folder to which due mails are written; without it no mails are sent
 * @throws Error when the service does not start.
 */
export async function startKillableService(place: string, mailFolder?: string): Promise<KillableService> {
  const script = join(import.meta.dirname, '../processes/serveUntilKilled.ts')
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', script, place, ...(mailFolder === undefined ? [] : [mailFolder])],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let complaints = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text
  })
  // Wait for `close` instead of `exit`, because `exit` can come before all output has been read.
  const exited = once(child, 'close')
  const lines = createInterface({ input: child.stdout })
  const first = await Promise.race([once(lines, 'line'), exited.then(() => null)])
  if (first === null) {
    const end = child.signalCode ?? `exit code ${child.exitCode}`
    throw new Error(
      `The service ended (${end}) before it was ready, so nothing can be written. ${complaints}`,
    )
  }
  const { address, token, userId, projectId } = JSON.parse(String(first[0])) as Startup
  return {
    writeNote: async (text) => {
      try {
        const response = await fetch(`${address}/api/notes?languageId=2&domainId=9`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ text, paUserIds: [userId], projectId }),
        })
        if (response.status !== 201) throw new Error(`Writing a note failed with ${response.status}.`)
        return ((await response.json()) as { id: number }).id
      } catch (error) {
        // The connection breaks when the process is killed, so there is no response.
        if (error instanceof TypeError) return null
        throw error
      }
    },
    kill: async () => {
      child.kill('SIGKILL')
      await exited
    },
  }
}
