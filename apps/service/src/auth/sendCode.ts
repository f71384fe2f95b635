import type { Kysely } from 'kysely'
import { Problem } from '../app/Problem'
import type { Database } from '../database/Database'
import type { Recipient } from '../mail/queueMail'
import { queueMail } from '../mail/queueMail'
import { issueCode } from './limitedCodes'
import { countTry } from './takeTry'
import { tryLimits } from './tryLimits'

/**
 * Makes a new code for a limited visitor and sends it.
 *
 * @throws Problem `forbidden` when too many were sent to the address.
 * @source specification 4, decision 17
 */
export async function sendCode(
  db: Kysely<Database>,
  visitorId: number,
  to: Recipient,
  now: Date,
): Promise<void> {
  const { name } = await db
    .selectFrom('limited_visitors')
    .select('name')
    .where('id', '=', visitorId)
    .executeTakeFirstOrThrow()
  if ((await countTry(db, tryLimits.codeSent(to.email), now)) !== null) {
    throw new Problem(
      'forbidden',
      'Too many codes were sent to this address in a short time, so no other was. Wait an hour and try again.',
    )
  }
  await queueMail(db, to, { kind: 'limitedAccessCode', name, code: await issueCode(db, visitorId, now) }, now)
}
