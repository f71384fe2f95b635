import { createMcpHandler } from '@modelcontextprotocol/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { identifyCaller, readBearer } from '../../accounts/auth/identifyCaller'
import { isKey } from '../../accounts/auth/secrets'
import type { ContractOperation } from '../../contract/Contract'
import { errorFacts } from '../../contract/errorFacts'
import type { Caller } from '../../contract/Caller'
import { userOf } from '../../contract/Caller'
import { Problem } from '../../contract/Problem'
import { partiesOf } from '../../contract/quotas/partiesOf'
import type { Quotas } from '../../contract/quotas/Quotas'
import { QuotaUse } from '../../contract/quotas/QuotaUse'
import { linkTo } from '../../mail/linkTo'
import type { Database } from '../../storage/Database'
import { createAssistantServer } from './createAssistantServer'
import type { AssistantCall } from './tools/AssistantTool'
import { callOperations } from './callOperations'

interface AssistantConfig {
  readonly publicUrl: string | null
  readonly allowedOrigins: readonly string[]
  readonly clock: () => Date
}

const path = '/mcp'

async function readKeyCaller(
  db: Kysely<Database>,
  { headers }: FastifyRequest,
  now: Date,
): Promise<{ readonly key: string; readonly caller: Caller } | null> {
  const key = readBearer(headers.authorization)
  if (key === null || !isKey(key)) return null
  try {
    return { key, caller: await identifyCaller(db, key, null, now) }
  } catch (error) {
    if (error instanceof Problem && error.kind === 'tokenInvalid') return null
    throw error
  }
}

/**
 * Refuses calls from the pages of other sites, as the protocol demands. A page cannot know a key, but a browser on the
 * network of the service could be led to it.
 */
function requireOwnOrigin({ headers: { origin } }: FastifyRequest, origins: readonly string[]): void {
  if (origin === undefined || origins.includes(origin)) return
  throw new Problem('forbidden', 'Pages of this site may not call the service, so nothing was done.')
}

/**
 * Adds the door for assistants: the Model Context Protocol over streamable HTTP (O16). Each call stands alone, so any
 * process can answer it. A key identifies the caller, and its scopes say which tools work.
 */
export function addAssistantPages(
  app: FastifyInstance,
  db: Kysely<Database>,
  contract: readonly ContractOperation[],
  { publicUrl: configured, allowedOrigins, clock }: AssistantConfig,
  quotas: Quotas,
): void {
  const operations = new Map(contract.map((operation) => [operation.id, operation]))
  const failed = (error: unknown) => app.log.error(errorFacts(error), 'a tool failed')

  async function callOf(request: FastifyRequest, key: string, caller: Caller): Promise<AssistantCall> {
    const { id: userId } = userOf(caller)
    const home = await db
      .selectFrom('users')
      .select(['language_id as languageId', 'domain_id as domainId'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    const publicUrl = configured ?? app.listeningOrigin
    return {
      request: callOperations(app, operations, { key, locale: home, address: request.ip }),
      userId,
      urlOf: (kind, id) => linkTo(publicUrl, home.domainId, `/${kind}/${id}`),
    }
  }

  app.post(path, { config: { operation: 'useAssistant' } }, async (request, reply) => {
    requireOwnOrigin(request, [new URL(configured ?? app.listeningOrigin).origin, ...allowedOrigins])
    const known = await readKeyCaller(db, request, clock())
    const parties = partiesOf(known?.caller ?? { kind: 'visitor' }, request.ip)
    const use = new QuotaUse(quotas, 'useAssistant', parties, (name, value) => void reply.header(name, value))
    try {
      use.countCall()
    } finally {
      use.report()
    }
    if (known === null) {
      reply.header('www-authenticate', 'Bearer realm="spadestik", error="invalid_token"')
      throw new Problem(
        'signedOut',
        'Assistants need a key, and there is none, or it has ended. Make one in Settings, under Keys for programs, and send it as a bearer token.',
      )
    }
    // Several messages in one call would make its work grow without a limit. The protocol no longer has them.
    if (Array.isArray(request.body))
      throw new Problem(
        'badRequest',
        'A call has one message, but this is a list of messages. Send them one by one.',
      )
    const call = await callOf(request, known.key, known.caller)
    const handler = createMcpHandler(() => createAssistantServer(call, failed), {
      responseMode: 'json',
      // There is nothing to listen to.
      maxSubscriptions: 0,
    })
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' && !name.startsWith(':') ? [[name, value] as const] : [],
    )
    const outer = new Request(`http://service${path}`, {
      method: 'POST',
      headers: Object.fromEntries(headers),
    })
    return reply.send(await handler.fetch(outer, { parsedBody: request.body }))
  })

  app.route({
    method: ['GET', 'DELETE', 'PUT', 'PATCH'],
    url: path,
    exposeHeadRoute: false,
    config: { operation: 'none' },
    handler: async (_request, reply) => {
      reply.header('allow', 'POST')
      throw new Problem('methodNotAllowed', 'Assistants call this address with POST.')
    },
  })
}
