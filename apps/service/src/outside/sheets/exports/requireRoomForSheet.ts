import { limits } from '@spadestik/domain/limits'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { SignedInUser } from '../../../contract/Caller'
import { Problem } from '../../../contract/Problem'
import type { Database } from '../../../storage/Database'

const refuse = (whose: string, count: number): never => {
  throw new Problem(
    'conflict',
    `${whose} already wait for ${count} spreadsheets, which is the most, so this one was not begun. Wait until one is ready, or stop one.`,
  )
}

/**
 * Requires that a user and the user's company have room for another spreadsheet, and deletes the user's oldest ones
 * beyond those that are kept. Locks the company, so that spreadsheets asked for at the same time count too.
 *
 * @throws Problem `conflict` when too many are not ready.
 */
export async function requireRoomForSheet(trx: Transaction<Database>, user: SignedInUser): Promise<void> {
  await trx
    .selectFrom('subscribers')
    .select('id')
    .where('id', '=', user.subscriberId)
    .forNoKeyUpdate()
    .execute()
  const waiting = await trx
    .selectFrom('sheet_exports as e')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .select('e.user_id')
    .where('u.subscriber_id', '=', user.subscriberId)
    .where('e.ended', 'is', null)
    .execute()
  const own = waiting.filter(({ user_id: id }) => id === user.id)
  if (own.length >= limits.userSheetsAtOnce) refuse('You', own.length)
  if (waiting.length >= limits.companySheetsAtOnce) refuse('You and your colleagues', waiting.length)
  await sql`
    delete from sheet_exports where id in (
      select id from sheet_exports where user_id = ${user.id} and ended is not null
      order by id desc offset ${limits.sheetsKept - own.length - 1})`.execute(trx)
}
