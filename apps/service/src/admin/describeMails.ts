import { limits } from '@spadestik/domain/limits'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../storage/Database'

interface Waiting {
  readonly count: number
  readonly failing: number
  /** The time of the oldest failure among the waiting mails, RFC 3339. */
  readonly since: string | null
  readonly error: string | null
}

interface Lost {
  readonly kind: string
  readonly count: number
  readonly latest: string
  readonly error: string
}

const timeOf = (time: string | null) => (time === null ? '-' : new Date(time).toISOString())

/**
 * Describes how many e-mails are waiting, are failing or were given up (Z13). The text contains no personal
 * data.
 */
export async function describeMails(db: Kysely<Database>, now: Date): Promise<string> {
  const { rows: queue } = await sql<Waiting>`
    select count(*)::integer as count, count(failing_since)::integer as failing, min(failing_since) as since,
      (array_agg(error order by failing_since) filter (where failing_since is not null))[1] as error
    from mails where created <= ${now.toISOString()}`.execute(db)
  const { rows: lost } = await sql<Lost>`
    select kind, count(*)::integer as count, max(given_up) as latest,
      (array_agg(error order by given_up desc))[1] as error
    from lost_mails group by kind order by kind`.execute(db)
  const [{ count, failing, since, error } = { count: 0, failing: 0, since: null, error: null }] = queue
  const failures = failing === 0 ? '' : `, ${failing} of them since a failure at ${timeOf(since)} (${error})`
  return [
    `Waiting: ${count}${failures}`,
    `Given up in the last ${limits.lostMailDays} days: ${lost.reduce((sum, one) => sum + one.count, 0)}`,
    ...lost.map((one) => `  ${one.kind}: ${one.count}, the latest at ${timeOf(one.latest)} (${one.error})`),
  ].join('\n')
}
