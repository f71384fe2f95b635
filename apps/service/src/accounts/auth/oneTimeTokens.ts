import type { Kysely } from 'kysely'
import type { AccountTables } from '../../storage/tables/AccountTables'
import type { Database } from '../../storage/Database'
import { Problem } from '../../http/Problem'
import { hashSecret, makeSecret } from './secrets'

type Purpose = Exclude<AccountTables['one_time_tokens']['purpose'], 'email'>

/**
 * Makes a secret that lets whoever has it do one thing once in a user's name. Earlier ones for the same no
 * longer work.
 *
 * @param minutes how long it works
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

/**
 * Uses a secret up and answers whose it was. Of two calls at once, one gets it.
 *
 * @throws Problem `tokenInvalid` for one that is used, expired, unknown or for something else.
 */
export async function useToken(
  db: Kysely<Database>,
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<number> {
  const row = await db
    .deleteFrom('one_time_tokens')
    .where('hash', '=', hashSecret(token))
    .where('purpose', '=', purpose)
    .where('expires', '>', now.toISOString())
    .returning('user_id')
    .executeTakeFirst()
  if (row !== undefined) return row.user_id
  throw new Problem(
    'tokenInvalid',
    'The link has been used, is too old or was never sent, so nothing was changed. Ask for a new one.',
  )
}
