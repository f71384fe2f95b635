import { fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Report, Verification } from './Verification'

const require = createRequire(import.meta.url)

type Message = { reports: Report[] } | { error: string }

/**
 * Verifies services one after another, in a separate operating-system process whose output can be hidden.
 *
 * @param isVerbose lets Pact print every interaction
 * @throws Error if the verification cannot be carried out, for example because a service cannot be reached
 */
export function verify(verifications: readonly Verification[], isVerbose = false): Promise<Report[]> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'child.ts'), {
      execArgv: ['--import', pathToFileURL(require.resolve('tsx')).href, '--no-deprecation'],
      env: { ...process.env, PACT_DO_NOT_TRACK: 'true' },
      stdio: ['ignore', isVerbose ? 'inherit' : 'ignore', isVerbose ? 'inherit' : 'ignore', 'ipc'],
    })
    child.once('message', (message: Message) => {
      if ('reports' in message) resolve(message.reports)
      else reject(new Error(`The verification could not be carried out: ${message.error}`))
    })
    child.once('error', reject)
    child.once('exit', (code) =>
      reject(new Error(`The verifier ended with ${String(code)} and without a report.`)),
    )
    child.send(verifications)
  })
}
