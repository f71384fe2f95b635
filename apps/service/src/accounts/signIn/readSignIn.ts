import type { Kysely } from 'kysely'
import type { ProviderClient } from '../../contract/Providers'
import type { Database } from '../../storage/Database'

/** Where the users of a company sign in, and what they get when they come for the first time. */
export interface CompanySignIn extends ProviderClient {
  readonly companyId: number
  readonly productId: number | null
  readonly domainId: number
  readonly trustsAddresses: boolean
}

const signIns = (db: Kysely<Database>) =>
  db
    .selectFrom('company_sign_ins as s')
    .innerJoin('subscribers', 'subscribers.id', 's.subscriber_id')
    .select([
      's.subscriber_id as companyId',
      's.issuer',
      's.client_id as clientId',
      's.client_secret as sealedSecret',
      's.product_id as productId',
      's.domain_id as domainId',
      's.trusts_addresses as trustsAddresses',
    ])
    .where('subscribers.ended', 'is', null)

/** Returns the part of an address after its last @, in lower case. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

/** Returns where people with an address sign in, or null if no company that goes on has its domain. */
export async function signInOfAddress(db: Kysely<Database>, email: string): Promise<CompanySignIn | null> {
  const found = await signIns(db)
    .innerJoin('sign_in_domains as d', 'd.subscriber_id', 's.subscriber_id')
    .where('d.domain', '=', domainOf(email))
    .executeTakeFirst()
  return found ?? null
}

/** Returns where the users of a company sign in. Null if the company has ended, or has no such setting. */
export async function signInOfCompany(db: Kysely<Database>, id: number): Promise<CompanySignIn | null> {
  return (await signIns(db).where('s.subscriber_id', '=', id).executeTakeFirst()) ?? null
}
