import { limits } from '@spadestik/domain/limits'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'

interface RetentionRule {
  readonly table: string
  /** The time from which the days are counted. */
  readonly column: string
  /** How many days a row is kept, if no variable says otherwise. */
  readonly days: number
  /** Fewer days would break something. */
  readonly least: number
}

/**
 * How long personal data is kept that nobody deletes. Each rule has a variable of its own, such as
 * `RETAIN_SESSIONS_DAYS`, and a row in docs/operations.md.
 */
export const retentionRules = {
  // A token of a session is valid for at most 14 days.
  SESSIONS: { table: 'sessions', column: 'created', days: 30, least: 15 },
  TOKENS: { table: 'one_time_tokens', column: 'expires', days: 1, least: 0 },
  CODES: { table: 'limited_codes', column: 'expires', days: 1, least: 0 },
  SIGN_INS: { table: 'sign_in_states', column: 'expires', days: 1, least: 0 },
  // Tries are counted over a day at most.
  TRIES: { table: 'tries', column: 'began', days: 2, least: 1 },
  VISITORS: { table: 'limited_visitors', column: 'seen', days: 365, least: 15 },
  EXPORTS: { table: 'personal_data_exports', column: 'made', days: 7, least: 1 },
  SHEETS: { table: 'sheet_exports', column: 'ended', days: limits.sheetDays, least: 1 },
  WEBHOOKS: { table: 'webhook_deliveries', column: 'created', days: limits.webhookDays, least: 2 },
  REQUESTS: { table: 'customer_requests', column: 'created', days: 730, least: 1 },
  TIPS: { table: 'tips', column: 'created', days: 730, least: 1 },
  IMPERSONATIONS: { table: 'impersonations', column: 'began', days: 730, least: 1 },
  AUDIT: { table: 'audit_log', column: 'at', days: 1825, least: 1 },
} as const satisfies Record<string, RetentionRule>

export type RetentionName = keyof typeof retentionRules

/** How many days each kind of personal data is kept. */
export type Retention = Readonly<Record<RetentionName, number>>

export const retentionNames = Object.keys(retentionRules) as RetentionName[]

export const usualRetention = Object.fromEntries(
  retentionNames.map((name) => [name, retentionRules[name].days]),
) as Retention

export const variableOf = (name: RetentionName): string => `RETAIN_${name}_DAYS`

const dayMs = 86_400_000

/** Rows are deleted in parts, so that no statement holds locks for long. */
const rowsAtOnce = 1000

/**
 * Deletes some of the personal data that is older than its days.
 *
 * @returns the number of deleted rows; call it again until it is 0
 */
export async function deleteOld(db: Kysely<Database>, retention: Retention, now: Date): Promise<number> {
  let count = 0
  for (const name of retentionNames) {
    const { table, column } = retentionRules[name]
    const oldest = new Date(now.getTime() - retention[name] * dayMs).toISOString()
    const { rows } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${sql.ref(column)} < ${oldest}::timestamptz
        limit ${sql.lit(rowsAtOnce)})) returning 1`.execute(db)
    count += rows.length
  }
  return count
}
