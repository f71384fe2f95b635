import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const traceparent = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/

/**
 * The number by which a call is found in the log: the trace that it is part of, as W3C Trace Context writes it,
 * else a new one of the same length. Nothing else that a caller sends gets into a log.
 *
 * @source specification 8
 */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['traceparent']
  const trace = typeof given === 'string' ? traceparent.exec(given)?.[1] : undefined
  return trace ?? randomUUID().replaceAll('-', '')
}
