import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { FairShares } from '../contract/FairShares'
import { leaving } from '../contract/leaving'
import { searchTimeout } from '../contract/searchTimeout'
import type { Database } from '../storage/Database'
import { readFeed } from './readFeed'

/**
 * Adds the route of calendar feeds. The secret in the URL identifies the reader, so reading a feed neither
 * needs nor ends a session. The log contains only the route, without the secret (ADR 47).
 */
export function addCalendarPages(
  app: FastifyInstance,
  databases: { readonly db: Kysely<Database>; readonly searches: Kysely<Database> },
  { publicUrl: configured, clock }: { readonly publicUrl: string | null; readonly clock: () => Date },
  shares: FairShares,
): void {
  app.get<{ Params: { secret: string } }>('/calendar/:secret.ics', async (request, reply) => {
    const publicUrl = configured ?? app.listeningOrigin
    const sources = { ...databases, publicUrl, now: clock() }
    const { secret } = request.params
    const setHeader = (name: string, value: string) => void reply.header(name, value)
    const calendar = await shares
      .run(`feed ${secret}`, () => readFeed(sources, secret), setHeader, leaving(reply))
      .catch((error: unknown) => {
        throw searchTimeout(error)
      })
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
