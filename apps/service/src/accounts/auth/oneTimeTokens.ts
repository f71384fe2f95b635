import type { Kysely } from 'kysely'
import { Problem } from '../../contract/Problem'
import type { Database } from '../../storage/Database'
import type { AccountTables } from '../../storage/tables/AccountTables'
import { hashSecret, makeSecret } from './secrets'

type Purpose = Exclude<AccountTables['one_time_tokens']['purpose'], 'email'>

/**
 * Creates a single-use secret that allows one action on behalf of a user. Earlier secrets for the same action
 * become invalid.
 */
export async function issueToken(
  db: Kysely<Database>,
  purpose: Purpose,
  userId: number,
  now: Date,
  minutes: number,
): Promise<string> {
  const token = makeSecret()
  await db
    .deleteFrom('one_time_tokens')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .execute()
  await db
    .insertInto('one_time_tokens')
    .values({
      hash: hashSecret(token),
      purpose,
      user_id: userId,
      new_email: null,
      expires: new Date(now.getTime() + minutes * 60_000).toISOString(),
    })
    .execute()
  return token
}

/** Makes all links and codes of a user invalid. */
export async function revokeTokens(db: Kysely<Database>, userId: number): Promise<void> {
  await db.deleteFrom('one_time_tokens').where('user_id', '=', userId).execute()
}

/**
 * Checks a single-use secret, makes it invalid, and returns the id of its user. Null when the secret is used, expired,
 * unknown or meant for another action. Of two concurrent calls with the same secret, one succeeds.
 */
export async function takeToken(
  db: Kysely<Database>,
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<number | null> {
  const row = await db
    .deleteFrom('one_time_tokens')
    .where('hash', '=', hashSecret(token))
    .where('purpose', '=', purpose)
    .where('expires', '>', now.toISOString())
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id ?? null
}

/**
 * Does the same as `takeToken`.
 *
 * @throws Problem `tokenInvalid` instead of returning null.
 */
export async function useToken(
  db: Kysely<Database>,
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<number> {
  const userId = await takeToken(db, purpose, token, now)
  if (userId !== null) return userId
  throw new Problem(
    'tokenInvalid',
    'The link was used already, has expired or was never sent, so nothing was changed. Ask for a new one.',
  )
}
