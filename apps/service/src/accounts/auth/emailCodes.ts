import { limits } from '@spadestik/domain/limits'
import type { Kysely } from 'kysely'
import { Problem } from '../../contract/Problem'
import type { Database } from '../../storage/Database'
import { hashSecret, makeCode } from './secrets'

const hashOf = (userId: number, email: string, code: string) =>
  hashSecret(`${userId} ${email} ${code.toUpperCase()}`)

/**
 * Creates the code that confirms a user's new e-mail address (U01). An administrator requests the code with
 * `pnpm admin email-code`.
 *
 * @param email in lower case
 */
export async function issueEmailCode(
  db: Kysely<Database>,
  userId: number,
  email: string,
  now: Date,
): Promise<string> {
  const code = makeCode()
  await db
    .deleteFrom('one_time_tokens')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'email')
    .execute()
  await db
    .insertInto('one_time_tokens')
    .values({
      hash: hashOf(userId, email, code),
      purpose: 'email',
      user_id: userId,
      new_email: email,
      expires: new Date(now.getTime() + limits.codeMinutes * 60_000).toISOString(),
    })
    .execute()
  return code
}

/**
 * Checks the code for a new e-mail address, and makes it invalid.
 *
 * @throws Problem `badRequest` when the code is wrong or expired.
 */
export async function useEmailCode(
  db: Kysely<Database>,
  userId: number,
  email: string,
  code: string,
  now: Date,
): Promise<void> {
  const used = await db
    .deleteFrom('one_time_tokens')
    .where('hash', '=', hashOf(userId, email, code))
    .where('purpose', '=', 'email')
    .where('expires', '>', now.toISOString())
    .returning('user_id')
    .executeTakeFirst()
  if (used !== undefined) return
  throw new Problem(
    'badRequest',
    'The code is wrong or has expired, so nothing was changed. Ask for a new one.',
    [{ path: '/body/code', message: 'is not correct' }],
  )
}
