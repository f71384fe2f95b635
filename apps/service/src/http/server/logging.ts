import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Config } from '../Config'

const traceparent = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/

/**
 * Returns the number that identifies a call in the log: its W3C trace id, or a new one of the same length.
 * Nothing else that a caller sends is logged.
 */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['traceparent']
  const trace = typeof given === 'string' ? traceparent.exec(given)?.[1] : undefined
  return trace ?? randomUUID().replaceAll('-', '')
}

/**
 * Configures the log: the method and the route of each request. Never the URL, which may contain a token or
 * an e-mail address; never headers or bodies.
 */
export function loggerOptions(log: Config['log']): Pick<FastifyServerOptions, 'logger'> {
  if (log === null) return { logger: false }
  return {
    logger: {
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
