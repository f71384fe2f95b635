import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Tokens } from '../auth/Tokens'
import type { Database } from '../database/Database'
import { handlers } from '../routes/handlers'
import type { Config } from './Config'
import type { ContractOperation } from './Contract'
import { loadContract } from './loadContract'
import { runOperation } from './runOperation'
import { sendTagged } from './sendTagged'
import { Problem } from './Problem'

const referenceData = 'Reference data'

const pathsOf = ({ path }: ContractOperation) =>
  path.startsWith('/blacklists') ? [path, path.replace('/blacklists', '/blacklist')] : [path]

/**
 * Adds a route for every operation of the contract. One without a handler answers that it is not implemented.
 *
 * @source specification 7
 */
export function addOperations(
  app: FastifyInstance,
  db: Kysely<Database>,
  tokens: Tokens,
  config: Config,
): void {
  for (const operation of loadContract()) {
    const handler = handlers[operation.id]
    for (const url of pathsOf(operation)) {
      app.route({
        method: operation.method,
        url,
        // The contract has no HEAD, and it would do what GET does: cost a view, clean hidden items up.
        exposeHeadRoute: false,
        handler: async (request, reply) => {
          if (handler === undefined) {
            throw new Problem(
              'notImplemented',
              `The operation ${operation.id} is part of the contract, but this service does not answer it yet.`,
            )
          }
          const answer = await runOperation(operation, { db, tokens, config, request, reply })
          reply.code(operation.successStatus)
          if (answer === undefined) return reply.send()
          if (operation.tag === referenceData) return sendTagged(request, reply, answer)
          if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
          // A bare text is JSON too, and Fastify would send it as it is.
          return typeof answer === 'string'
            ? reply.type('application/json; charset=utf-8').send(JSON.stringify(answer))
            : reply.send(answer)
        },
      })
    }
  }
}
