import { createHash } from 'node:crypto'
import { METHODS } from 'node:http'
import type { FastifyReply, FastifyRequest, FastifyInstance } from 'fastify'
import type { Config } from './Config'
import type { ContractOperation } from '../../contract/Contract'
import { createFileLinks } from './fileLinks'
import { Problem } from '../../contract/Problem'
import type { Quotas } from '../../contract/quotas/Quotas'
import { handlers } from './handlers'
import type { CallContext } from './runOperation'
import { runOperation } from './runOperation'

/** Sends a response with its `etag`. Sends only the status 304 if the caller already has the same content. */
function sendTagged(request: FastifyRequest, reply: FastifyReply, response: unknown): FastifyReply {
  const text = JSON.stringify(response)
  const tag = `W/"${createHash('sha1').update(text).digest('base64url')}"`
  reply.header('etag', tag).header('cache-control', 'private, no-cache')
  const known = request.headers['if-none-match']?.split(',').map((part) => part.trim())
  if (known?.includes(tag) === true) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(text)
}

const referenceData = 'Reference data'

/** The methods to which the routes respond with 405. CORS needs OPTIONS, and CONNECT is for proxies. */
const refusedMethods = METHODS.filter((method) => method !== 'CONNECT' && method !== 'OPTIONS')

/** Responds with 405 to the methods that a known path does not support. */
function addRefusals(app: FastifyInstance, operations: readonly ContractOperation[]): void {
  for (const method of refusedMethods) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method)
  const known = Map.groupBy(
    operations.flatMap((operation) => pathsOf(operation).map((url) => ({ url, method: operation.method }))),
    // Ignore the names of parameters, as the router does when it compares paths.
    ({ url }) => url.replaceAll(/:\w+/g, ':id').replace(/\/$/, ''),
  )
  for (const [url, routes] of known) {
    const allowed = [...new Set(routes.map(({ method }) => method))]
    app.route({
      method: refusedMethods.filter((method) => !allowed.some((one) => one === method)),
      url: routes[0]?.url ?? url,
      exposeHeadRoute: false,
      config: { operation: 'none' },
      handler: async (request, reply) => {
        reply.header('allow', allowed.join(', '))
        throw new Problem(
          'methodNotAllowed',
          `This address does not support ${request.method}. Use one of: ${allowed.join(', ')}.`,
        )
      },
    })
  }
}

const pathsOf = ({ path }: ContractOperation) =>
  path.startsWith('/blacklists') ? [path, path.replace('/blacklists', '/blacklist')] : [path]

/** Adds a route for every operation of the API contract. An operation without a handler responds with 501. */
export function addOperations(
  app: FastifyInstance,
  operations: readonly ContractOperation[],
  shared: Pick<CallContext, 'db' | 'searches' | 'tokens' | 'providers'>,
  config: Config,
  quotas: Quotas,
): void {
  const fileLinks = createFileLinks(config.secrets)
  addRefusals(app, operations)
  for (const operation of operations) {
    const handler = handlers[operation.id]
    for (const url of pathsOf(operation)) {
      app.route({
        method: operation.method,
        url,
        // HEAD is not in the contract. A HEAD request would have the same side effects as GET, such as
        // counting a project as opened by a limited visitor, who may open only a few projects.
        exposeHeadRoute: false,
        config: { operation: operation.id },
        handler: async (request, reply) => {
          if (handler === undefined) {
            throw new Problem(
              'notImplemented',
              `The operation ${operation.id} is part of the contract, but this service does not implement it yet.`,
            )
          }
          const response = await runOperation(operation, {
            ...shared,
            config,
            fileLinks,
            quotas,
            request,
            reply,
          })
          reply.code(operation.successStatus)
          if (response === undefined) return reply.send()
          if (operation.tag === referenceData) return sendTagged(request, reply, response)
          if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
          // A response that is a string is JSON too, but Fastify would send it without quotes.
          return typeof response === 'string'
            ? reply.type('application/json; charset=utf-8').send(JSON.stringify(response))
            : reply.send(response)
        },
      })
    }
  }
}
