import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { leaving } from '../../contract/leaving'
import { searchTimeout } from '../../contract/searchTimeout'
import type { Quotas } from '../../contract/quotas/Quotas'
import { QuotaUse } from '../../contract/quotas/QuotaUse'
import type { Database } from '../../storage/Database'
import { findFeed } from './findFeed'
import { readFeed } from './readFeed'

/**
 * Adds the route of calendar feeds. The secret in the URL identifies the reader, so reading a feed neither
 * needs nor ends a session. The log contains only the route, without the secret (ADR 47).
 */
export function addCalendarPages(
  app: FastifyInstance,
  databases: { readonly db: Kysely<Database>; readonly searches: Kysely<Database> },
  { publicUrl: configured, clock }: { readonly publicUrl: string | null; readonly clock: () => Date },
  quotas: Quotas,
): void {
  app.get<{ Params: { secret: string } }>('/calendar/:secret.ics', async (request, reply) => {
    const publicUrl = configured ?? app.listeningOrigin
    const sources = { ...databases, publicUrl, now: clock() }
    const feed = await findFeed(databases.db, request.params.secret)
    if (feed === null) return reply.callNotFound()
    const parties = { user: `feed ${feed.id}`, company: `company ${feed.subscriberId}` }
    const setHeader = (name: string, value: string) => void reply.header(name, value)
    const use = new QuotaUse(quotas, 'readCalendarFeed', parties, setHeader)
    use.countCall()
    const calendar = await use
      .run(
        () => readFeed(sources, feed),
        () => leaving(reply),
      )
      .catch((error: unknown) => {
        throw searchTimeout(error)
      })
      .finally(() => use.report())
    if (calendar === null) return reply.callNotFound()
    const tag = `"${createHash('sha1').update(calendar).digest('base64url')}"`
    reply.headers({
      etag: `W/${tag}`,
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
    })
    // `If-None-Match` compares tags weakly, and proxies add or remove the `W/` (RFC 9110 section 13.1.2).
    const known = request.headers['if-none-match']?.split(',').map((part) => part.trim().replace(/^W\//, ''))
    if (known?.some((one) => one === tag || one === '*') === true) return reply.code(304).send()
    return reply.type('text/calendar; charset=utf-8').send(calendar)
  })
}
