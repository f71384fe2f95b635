import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { leaving } from '../../contract/leaving'
import { searchTimeout } from '../../contract/searchTimeout'
import type { Quotas } from '../../contract/quotas/Quotas'
import { QuotaUse } from '../../contract/quotas/QuotaUse'
import type { Database } from '../../storage/Database'
import type { CalendarFeed } from './findFeed'
import { findFeed } from './findFeed'
import { noteReading } from './noteReading'
import type { FeedSources } from './readFeed'

export interface FeedServer {
  readonly app: FastifyInstance
  readonly databases: { readonly db: Kysely<Database>; readonly searches: Kysely<Database> }
  readonly config: { readonly publicUrl: string | null; readonly clock: () => Date }
  readonly quotas: Quotas
}

/** A form in which a feed is read. */
interface FeedPage {
  /** The path of its address, with the parameter `:secret`. */
  readonly path: string
  readonly mediaType: string
  /** Returns null if the user of the feed may not log in any more. */
  readonly read: (sources: FeedSources, feed: CalendarFeed) => Promise<string | null>
}

/**
 * Adds the route of a feed. The secret in the URL identifies the reader, so reading a feed neither needs nor
 * ends a session. The log contains only the route, without the secret (ADR 47).
 */
export function addFeedPage(
  { app, databases, config, quotas }: FeedServer,
  { path, mediaType, read }: FeedPage,
): void {
  app.get<{ Params: { secret: string } }>(path, async (request, reply) => {
    const publicUrl = config.publicUrl ?? app.listeningOrigin
    const sources = { ...databases, publicUrl, now: config.clock() }
    const feed = await findFeed(databases.db, request.params.secret)
    if (feed === null) return reply.callNotFound()
    const parties = { user: `feed ${feed.id}`, company: `company ${feed.subscriberId}` }
    const setHeader = (name: string, value: string) => void reply.header(name, value)
    const use = new QuotaUse(quotas, 'readCalendarFeed', parties, setHeader)
    use.countCall()
    const text = await use
      .run(
        () => read(sources, feed),
        () => leaving(reply),
      )
      .catch((error: unknown) => {
        throw searchTimeout(error)
      })
      .finally(() => use.report())
    if (text === null) return reply.callNotFound()
    await noteReading(databases.db, feed, sources.now)
    const tag = `"${createHash('sha1').update(text).digest('base64url')}"`
    reply.headers({
      etag: `W/${tag}`,
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
    })
    // `If-None-Match` compares tags weakly, and proxies add or remove the `W/` (RFC 9110 section 13.1.2).
    const known = request.headers['if-none-match']?.split(',').map((part) => part.trim().replace(/^W\//, ''))
    if (known?.some((one) => one === tag || one === '*') === true) return reply.code(304).send()
    return reply.type(`${mediaType}; charset=utf-8`).send(text)
  })
}
