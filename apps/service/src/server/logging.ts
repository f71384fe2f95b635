import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Config } from './operations/Config'

const traceparent = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/

/**
 * Returns the W3C trace id from the header `traceparent`, or a new id of the same length. This is the only
 * text from a caller that is logged.
 */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['traceparent']
  const trace = typeof given === 'string' ? traceparent.exec(given)?.[1] : undefined
  return trace ?? randomUUID().replaceAll('-', '')
}

/**
 * Returns the options of the log. URLs, headers and bodies are never logged, because they can contain a
 * token, an e-mail address or a password.
 */
export function loggerOptions({
  log,
  logLevel,
}: Pick<Config, 'log' | 'logLevel'>): Pick<FastifyServerOptions, 'logger'> {
  if (log === null) return { logger: false }
  return {
    logger: {
      level: logLevel,
      stream: log,
      serializers: {
        req: (request: FastifyRequest) => ({
          method: request.method,
          route: request.routeOptions?.url ?? 'none',
        }),
        res: (reply) => ({ statusCode: reply.statusCode }),
        err: (error: Error) => ({ type: error.name, message: error.message, stack: error.stack ?? '' }),
      },
    },
  }
}
