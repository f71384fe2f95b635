import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../storage/Database'
import { neverShed } from './shedLoad'

const config = { operation: 'probe', ...neverShed }

/**
 * Adds two addresses. `/health` reports that the process runs. `/ready` reports whether the service can
 * handle calls, which it cannot while the database is unavailable or the service is stopping. Both answer under any
 * load, so that nothing restarts an overloaded process or sends its calls to others that have as many.
 */
export function addProbes(app: FastifyInstance, db: Kysely<Database>, isEnding: () => boolean): void {
  app.get('/health', { config }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })
  app.get('/ready', { config }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isEnding()) return reply.code(503).send({ status: 'ending' })
    try {
      await sql`select 1`.execute(db)
      return { status: 'ok' }
    } catch (error) {
      request.log.error({ err: error }, 'the database does not respond')
      return reply.code(503).send({ status: 'noDatabase' })
    }
  })
}
