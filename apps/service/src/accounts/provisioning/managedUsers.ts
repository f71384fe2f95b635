import type { Kysely } from 'kysely'
import type { Database } from '../../storage/Database'
import type { Page, Wanted } from './Page'
import { containing } from './Page'
import { ProvisioningError } from './ProvisioningError'

/** A user as an administrator sees it. */
export interface ManagedUser {
  readonly id: number
  readonly email: string
  readonly name: string
  readonly companyId: number
  readonly company: string
  /** The code of the product. Null without a subscription. */
  readonly product: string | null
  readonly administrator: boolean
  /** Whether the user has set a password, or has signed in at the company. */
  readonly activated: boolean
  /** RFC 3339. Null while the user may log in. */
  readonly deactivated: string | null
}

interface Selection {
  readonly id?: number | undefined
  readonly email?: string | undefined
  readonly companyId?: number | undefined
  /** A part of the name, the address or the company. */
  readonly text?: string | undefined
}

const selectUsers = (db: Kysely<Database>, { id, email, companyId, text }: Selection) =>
  db
    .selectFrom('users')
    .innerJoin('subscribers', 'subscribers.id', 'users.subscriber_id')
    .$if(id !== undefined, (found) => found.where('users.id', '=', id ?? 0))
    .$if(email !== undefined, (found) => found.where('users.email', '=', email ?? ''))
    .$if(companyId !== undefined, (found) => found.where('subscribers.id', '=', companyId ?? 0))
    .$if(text !== undefined, (found) =>
      found.where((is) =>
        is.or(
          (['users.name', 'users.email', 'subscribers.name'] as const).map((column) =>
            is(column, 'ilike', containing(text ?? '')),
          ),
        ),
      ),
    )

/** Lists users by their addresses, at most `limit`. */
export async function listUsers(
  db: Kysely<Database>,
  selection: Selection,
  limit: number,
  offset = 0,
): Promise<ManagedUser[]> {
  const rows = await selectUsers(db, selection)
    .leftJoin('products', 'products.id', 'users.product_id')
    .select(['users.id', 'users.email', 'users.name', 'users.deactivated', 'users.is_administrator'])
    .select(['subscribers.id as companyId', 'subscribers.name as company', 'products.code as product'])
    .select((is) =>
      is
        .or([
          is('users.password_hash', 'is not', null),
          is.exists(
            is.selectFrom('user_identities as i').select('i.user_id').whereRef('i.user_id', '=', 'users.id'),
          ),
        ])
        .as('activated'),
    )
    .orderBy('users.email')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ is_administrator: administrator, activated, ...user }) => ({
    ...user,
    administrator,
    activated: Boolean(activated),
  }))
}

/** Finds users by a part of their name, address or company. */
export async function findUsers(
  db: Kysely<Database>,
  { index, limit, ...selection }: Wanted & Pick<Selection, 'companyId' | 'id'>,
): Promise<Page<ManagedUser>> {
  const { count } = await selectUsers(db, selection)
    .select((is) => is.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { items: await listUsers(db, selection, limit, index * limit), count: Number(count) }
}

/** @throws ProvisioningError when there is no such user. */
export async function readManagedUser(db: Kysely<Database>, email: string): Promise<ManagedUser> {
  const [user] = await listUsers(db, { email: email.toLowerCase() }, 1)
  if (user !== undefined) return user
  throw new ProvisioningError(`No user has the address ${email}, so nothing was done. Check it.`, 'notFound')
}

/** Returns the address of a user. @throws ProvisioningError when there is no such user. */
export async function emailOfUser(db: Kysely<Database>, id: number): Promise<string> {
  const [user] = await listUsers(db, { id }, 1)
  if (user !== undefined) return user.email
  throw new ProvisioningError(`No user has the id ${id}, so nothing was done. Check it.`, 'notFound')
}
