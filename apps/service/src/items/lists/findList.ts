import { may } from '@spadestik/domain/access'
import type { Kysely } from 'kysely'
import type { Caller } from '../../contract/Caller'
import { Problem } from '../../contract/Problem'
import type { Database } from '../../storage/Database'

/**
 * Checks that a list belongs to a user.
 *
 * @throws Problem `notFound` when the list does not exist or does not belong to the user.
 */
export async function findList(db: Kysely<Database>, listId: number, userId: number): Promise<void> {
  const row = await db
    .selectFrom('list_users')
    .select('list_id')
    .where('list_id', '=', listId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (row === undefined) {
    throw new Problem(
      'notFound',
      'There is no such list, or it is not shared with you. Choose one of your lists.',
    )
  }
}

/** @throws Problem `forbidden` when companies are added and the caller has no company access. */
export function requireCompanyAccess(caller: Caller, added: readonly number[]): void {
  if (added.length === 0 || may(caller, 'addCompanyToList')) return
  throw new Problem(
    'forbidden',
    'Companies are not part of your product, so the list was not saved. Leave them out or ask for another subscription.',
  )
}
