import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Config } from './Config'

/**
 * What the log tells of a request: its method and the route that answered it. Never an address as it was
 * typed, since it may hold a token or an e-mail; never headers or bodies.
 *
 * @source specification 7
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
