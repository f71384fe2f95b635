import type { Kysely } from 'kysely'
import type { Caller } from '../app/Caller'
import type { Database } from '../database/Database'
import { rightsOf } from './rightsOf'

/**
 * The user that an e-mail is written for, with the rights of a call of theirs.
 *
 * @returns null where the user no longer exists.
 * @source specification 6
 */
export async function callerOfUser(db: Kysely<Database>, userId: number): Promise<Caller | null> {
  const row = await db
    .selectFrom('users')
    .leftJoin('products', 'products.id', 'users.product_id')
    .select([
      'users.name',
      'users.subscriber_id',
      'products.basic',
      'products.company_enabled',
      'products.allowed_project_phases',
      'products.domain_ids',
      'users.is_administrator',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    kind: 'user',
    user: { id: userId, name: row.name, subscriberId: row.subscriber_id },
    product: rightsOf(row),
    domainIds: row.is_administrator === true ? null : row.domain_ids,
  }
}
