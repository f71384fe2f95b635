import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../storage/Database'

/**
 * Adds two addresses. `/health` reports that the process runs. `/ready` reports whether the service can
 * handle calls, which it cannot while the database is unavailable or the service is stopping.
 */
export function addProbes(app: FastifyInstance, db: Kysely<Database>, isEnding: () => boolean): void {
  app.get('/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })
  app.get('/ready', async (request, reply) => {
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
