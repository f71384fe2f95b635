import type { Schemas } from '@spadestik/api-client/schema'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../storage/Database'
import type { Administration } from './audit'
import { recordDeed } from './audit'
import type { Page, Wanted } from './Page'
import { ProvisioningError } from './ProvisioningError'

/** A key of a user, as an administrator sees it. */
interface ManagedKey {
  readonly id: number
  readonly name: string
  readonly scopes: Schemas['KeyScope'][]
  /** RFC 3339, as `expires` and `lastUsed` are. */
  readonly created: string
  readonly expires: string
  readonly lastUsed: string | null
  readonly userId: number
  readonly userName: string
  readonly email: string
}

/**
 * Reads a page of the keys of a company, the newest first.
 *
 * @throws ProvisioningError when there is no such company.
 */
export async function pageOfKeys(
  db: Kysely<Database>,
  companyId: number,
  { index, limit }: Omit<Wanted, 'text'>,
): Promise<Page<ManagedKey>> {
  const company = await db
    .selectFrom('subscribers')
    .select('id')
    .where('id', '=', companyId)
    .executeTakeFirst()
  if (company === undefined) {
    throw new ProvisioningError(`No company has the id ${companyId}. Check it.`, 'notFound')
  }
  const keys = db
    .selectFrom('api_keys as k')
    .innerJoin('users', 'users.id', 'k.user_id')
    .where('users.subscriber_id', '=', companyId)
  const { count } = await keys.select((is) => is.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const items = await keys
    .select(['k.id', 'k.name', 'k.scopes', 'k.created', 'k.expires', 'k.last_used as lastUsed'])
    .select(['users.id as userId', 'users.name as userName', 'users.email'])
    .orderBy('k.id', 'desc')
    .limit(limit)
    .offset(index * limit)
    .execute()
  return { items, count: Number(count) }
}

/**
 * Ends a key of a user with its next call (O18).
 *
 * @throws ProvisioningError when there is no such key, also because it has ended meanwhile.
 */
export async function endManagedKey(
  trx: Transaction<Database>,
  by: Administration,
  id: number,
): Promise<void> {
  const key = await trx
    .deleteFrom('api_keys')
    .using('users')
    .whereRef('users.id', '=', 'api_keys.user_id')
    .where('api_keys.id', '=', id)
    .returning(['api_keys.name', 'api_keys.scopes', 'users.email'])
    .executeTakeFirst()
  if (key === undefined) {
    throw new ProvisioningError(
      `No key has the id ${id}, so nothing was done. It may have ended.`,
      'notFound',
    )
  }
  const { email, name, scopes } = key
  await recordDeed(trx, by, {
    action: 'keys.end',
    subject: `user ${email}`,
    before: { name, scopes: scopes.join(' ') },
    after: null,
  })
}
