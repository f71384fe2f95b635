/**
 * The codes of errors that say nothing about the statement: the server cannot be reached, is starting or
 * stopping, or has no connection or no room on the disk left.
 */
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  '53100',
  '53300',
  '57P01',
  '57P02',
  '57P03',
])

/** The client of PostgreSQL gives these errors no code. */
const messages =
  /^Connection terminated|^timeout exceeded when trying to connect|^The embedded database has ended/

/** Whether an error means that the database cannot be used at present. The same call can succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.every((one) => isDatabaseAway(one))
  const code: unknown = Object(error).code
  if (typeof code === 'string' && (codes.has(code) || code.startsWith('08'))) return true
  return messages.test(error.message)
}
