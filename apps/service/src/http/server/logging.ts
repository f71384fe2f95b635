import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Config } from '../Config'

const traceparent = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/

/**
 * The number by which a call is found in the log: the trace that it is part of, as W3C Trace Context writes it,
 * else a new one of the same length. Nothing else that a caller sends gets into a log.
 */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['traceparent']
  const trace = typeof given === 'string' ? traceparent.exec(given)?.[1] : undefined
  return trace ?? randomUUID().replaceAll('-', '')
}

/**
 * What the log tells of a request: its method and the route that answered it. Never an address as it was
 * typed, since it may hold a token or an e-mail; never headers or bodies.
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
