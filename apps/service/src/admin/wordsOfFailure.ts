import { describeDatabaseFault } from './describeDatabaseFault'

/** Causes of causes are few. The limit ends circles. */
const mostCauses = 10

function causesOf(error: unknown): unknown[] {
  const causes = [error]
  for (
    let cause = error;
    causes.length < mostCauses && cause instanceof Error && cause.cause !== undefined;
  ) {
    cause = cause.cause
    causes.push(cause)
  }
  return causes
}

/** Returns what a terminal prints of a failed command: what is wrong, with its causes, and no stack. */
export function wordsOfFailure(error: unknown): string {
  const causes = causesOf(error)
  for (const cause of causes) {
    const fault = describeDatabaseFault(cause)
    if (fault !== null) return `The command has failed, because ${fault}`
    const { code, path }: { readonly code?: unknown; readonly path?: unknown } = Object(cause)
    if (code === 'ENOSPC')
      return 'The command has failed, because the disk is full (ENOSPC). Make room, and run it again.'
    if (typeof code === 'string' && typeof path === 'string')
      return `The command has failed, because ${path} cannot be used (${code}). Check that it is there, and that you may use it.`
  }
  return causes.map((cause) => (cause instanceof Error ? cause.message : String(cause))).join('\nThe cause: ')
}
