import { limits } from '@spadestik/domain/limits'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { Problem } from '../../contract/Problem'
import type { Recipient } from '../../mail/queueMail'
import { queueMail } from '../../mail/queueMail'
import type { Database } from '../../storage/Database'
import { hashSecret, makeCode } from './secrets'
import { countTry, tryLimits } from './takeTry'

/**
 * Creates a sign-in code for a limited visitor, who may open a few projects without a subscription. Earlier
 * codes become invalid.
 */
export async function issueCode(db: Kysely<Database>, visitorId: number, now: Date): Promise<string> {
  const code = makeCode()
  const values = {
    hash: hashSecret(`${visitorId} ${code}`),
    expires: new Date(now.getTime() + limits.codeMinutes * 60_000).toISOString(),
    tries: 0,
  }
  await db
    .insertInto('limited_codes')
    .values({ visitor_id: visitorId, ...values })
    .onConflict((conflict) => conflict.column('visitor_id').doUpdateSet(values))
    .execute()
  return code
}

/**
 * Checks the code of a limited visitor (a visitor without a subscription). A correct code becomes invalid. At
 * most five tries of a code are checked, even when they arrive concurrently (W05).
 *
 * @throws Problem `signedOut` when the code is wrong, expired, used or was tried too often.
 */
export async function useCode(
  db: Kysely<Database>,
  visitorId: number,
  code: string,
  now: Date,
): Promise<void> {
  const tried = await db
    .updateTable('limited_codes')
    .set({ tries: sql`tries + 1` })
    .where('visitor_id', '=', visitorId)
    .where('expires', '>', now.toISOString())
    .returning(['hash', 'tries'])
    .executeTakeFirst()
  const isRight =
    tried !== undefined &&
    tried.tries <= limits.codeTries &&
    tried.hash === hashSecret(`${visitorId} ${code.toUpperCase()}`)
  if (isRight) {
    const used = await db
      .deleteFrom('limited_codes')
      .where('visitor_id', '=', visitorId)
      .where('hash', '=', tried.hash)
      .returning('visitor_id')
      .executeTakeFirst()
    if (used !== undefined) return
  }
  throw new Problem(
    'signedOut',
    'The code is wrong, has expired or was tried too often, so no access was given. Ask for a new code.',
  )
}

/**
 * Mails a code to a visitor.
 *
 * @param seal encrypts the code while the mail waits to be sent
 * @throws Problem `forbidden` when too many codes have been sent to the address.
 */
export async function sendCode(
  db: Kysely<Database>,
  visitorId: number,
  to: Recipient,
  now: Date,
  seal: (text: string) => Promise<string>,
): Promise<void> {
  const { name } = await db
    .selectFrom('limited_visitors')
    .select('name')
    .where('id', '=', visitorId)
    .executeTakeFirstOrThrow()
  if ((await countTry(db, tryLimits.codeSent(to.email), now)) !== null) {
    throw new Problem(
      'forbidden',
      'Too many codes were sent to this address in a short time, so no other one was sent. Wait an hour and try again.',
    )
  }
  const code = await seal(await issueCode(db, visitorId, now))
  await queueMail(db, to, { kind: 'limitedAccessCode', name, code }, now)
}
