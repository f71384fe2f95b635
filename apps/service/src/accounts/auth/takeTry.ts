import { limits } from '@spadestik/domain/limits'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { Problem } from '../../contract/Problem'
import type { Database } from '../../storage/Database'
import { hashSecret } from './secrets'

export interface TryLimit {
  /** Names the action and the caller or account that tries it. The key is stored as a hash. */
  readonly key: string
  readonly max: number
  readonly minutes: number
}

/**
 * Counts one try of a limited action, such as a login. The count is in the database, so a limit applies to
 * all instances of the service together.
 *
 * @returns the seconds until the next try is allowed, or null if this try is allowed
 */
export async function countTry(db: Kysely<Database>, limit: TryLimit, now: Date): Promise<number | null> {
  const windowStart = new Date(now.getTime() - limit.minutes * 60_000).toISOString()
  const row = await db
    .insertInto('tries')
    .values({ key: hashSecret(limit.key), began: now.toISOString(), count: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        began: sql`case when tries.began < ${windowStart} then excluded.began else tries.began end`,
        count: sql`case when tries.began < ${windowStart} then 1 else tries.count + 1 end`,
      }),
    )
    .returning(['began', 'count'])
    .executeTakeFirstOrThrow()
  if (row.count <= limit.max) return null
  const left = Date.parse(row.began) + limit.minutes * 60_000 - now.getTime()
  return Math.max(1, Math.ceil(left / 1000))
}

export async function readTries(
  db: Kysely<Database>,
  { key, minutes }: TryLimit,
  now: Date,
): Promise<{ count: number; seconds: number }> {
  const row = await db
    .selectFrom('tries')
    .select(['began', 'count'])
    .where('key', '=', hashSecret(key))
    .where('began', '>=', new Date(now.getTime() - minutes * 60_000).toISOString())
    .executeTakeFirst()
  if (row === undefined) return { count: 0, seconds: 0 }
  const left = Date.parse(row.began) + minutes * 60_000 - now.getTime()
  return { count: row.count, seconds: Math.max(1, Math.ceil(left / 1000)) }
}

export function refuseTry(setHeader: (name: string, value: string) => void, seconds: number): never {
  setHeader('retry-after', String(seconds))
  throw new Problem(
    'tooManyRequests',
    `There were too many tries in a short time, so this one was refused. Wait ${Math.ceil(seconds / 60)} minutes and try again.`,
  )
}

export async function takeTry(
  {
    db,
    now,
    setHeader,
  }: { db: Kysely<Database>; now: Date; setHeader: (name: string, value: string) => void },
  tryLimits: readonly TryLimit[],
): Promise<void> {
  for (const limit of tryLimits) {
    const seconds = await countTry(db, limit, now)
    if (seconds !== null) refuseTry(setHeader, seconds)
  }
}

export async function forgetTries(db: Kysely<Database>, { key }: TryLimit): Promise<void> {
  await db.deleteFrom('tries').where('key', '=', hashSecret(key)).execute()
}

const account = (what: string, email: string) => `${what} account ${email.trim().toLowerCase()}`
const caller = (what: string, address: string) => `${what} caller ${address}`

/**
 * Limits of actions that could be used to guess a secret or to flood a mailbox. The limits for a caller (an
 * IP address) are high, because a whole office may share one address. ADR 25 explains why the login has its
 * own limits.
 */
export const tryLimits = {
  /** The limit for one account from one IP address. Beyond this limit, logins are refused. */
  login: (address: string, email: string): TryLimit => ({
    key: `${account('login', email)} ${caller('login', address)}`,
    max: 20,
    minutes: 15,
  }),
  /**
   * The limit for one account from all IP addresses together. Beyond this limit, logins are delayed, not
   * refused.
   */
  loginOfAccount: (email: string): TryLimit => ({ key: account('login', email), max: 20, minutes: 15 }),
  /**
   * The limit for tries to log in from one IP address, to any account. Beyond this limit, logins are delayed,
   * not refused.
   */
  loginOfCaller: (address: string): TryLimit => ({ key: caller('login', address), max: 300, minutes: 15 }),
  passwordReset: (address: string, email: string): TryLimit[] => [
    { key: account('reset', email), max: 5, minutes: 60 },
    { key: caller('reset', address), max: 50, minutes: 60 },
  ],
  token: (address: string): TryLimit[] => [{ key: caller('token', address), max: 50, minutes: 15 }],
  /** Each step of a company's sign-in is counted by itself. All people of an office may come at once. */
  companySignIn: (step: 'begin' | 'return' | 'finish', address: string): TryLimit[] => [
    { key: caller(`company sign-in ${step}`, address), max: 300, minutes: 15 },
  ],
  codeSent: (mail: string): TryLimit => ({ key: account('code', mail), max: 5, minutes: 60 }),
  codeAsked: (address: string): TryLimit => ({ key: caller('code', address), max: 50, minutes: 60 }),
  codeTyped: (address: string): TryLimit[] => [{ key: caller('typed', address), max: 100, minutes: 15 }],
  demo: (address: string): TryLimit[] => [{ key: caller('demo', address), max: 20, minutes: 60 }],
  personalDataExport: (userId: number): TryLimit[] => [
    { key: `export user ${userId}`, max: 5, minutes: 1440 },
  ],
  sheetExport: (userId: number): TryLimit[] => [
    { key: `sheet user ${userId}`, max: limits.sheetsPerDay, minutes: 1440 },
  ],
  webhookSend: (userId: number): TryLimit[] => [
    { key: `webhook user ${userId}`, max: limits.webhookSendsPerHour, minutes: 60 },
  ],
  customerRequest: (userId: number): TryLimit[] => [{ key: `request user ${userId}`, max: 5, minutes: 60 }],
  tip: (userId: number): TryLimit[] => [{ key: `tip user ${userId}`, max: 30, minutes: 60 }],
  emailCode: (userId: number): TryLimit[] => [{ key: `email user ${userId}`, max: 5, minutes: 15 }],
} as const
