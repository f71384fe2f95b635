import { coversDomain } from '@spadestik/domain/access'
import type { Kysely } from 'kysely'
import type { Database } from '../../storage/Database'

/** An account that may log in, in whichever way. */
export interface Account {
  readonly id: number
  /** Null without a password, and if the company does not allow passwords. */
  readonly passwordHash: string | null
  readonly isAdministrator: boolean
  /** Whether the account may log in on a national domain (dk, se or no). */
  readonly covers: (domainId: number) => boolean
}

/** Finds an account. Returns null for users who may not log in: deactivated ones, and those of ended companies. */
export async function findAccount(
  db: Kysely<Database>,
  who: { readonly email: string } | { readonly id: number },
): Promise<Account | null> {
  const account = await db
    .selectFrom('users')
    .innerJoin('subscribers', 'subscribers.id', 'users.subscriber_id')
    .leftJoin('running_products as products', 'products.id', 'users.product_id')
    .leftJoin('company_sign_ins as sign_ins', 'sign_ins.subscriber_id', 'users.subscriber_id')
    .select(['users.id', 'users.password_hash', 'users.is_administrator', 'products.domain_ids'])
    .select('sign_ins.allows_passwords')
    .where((is) => ('email' in who ? is('users.email', '=', who.email) : is('users.id', '=', who.id)))
    .where('users.deactivated', 'is', null)
    .where('subscribers.ended', 'is', null)
    .executeTakeFirst()
  if (account === undefined) return null
  const { id, password_hash: hash, is_administrator: isAdministrator, domain_ids: ofProduct } = account
  return {
    id,
    passwordHash: account.allows_passwords === false ? null : hash,
    isAdministrator,
    covers: (domainId) => coversDomain(isAdministrator ? null : ofProduct, domainId),
  }
}
