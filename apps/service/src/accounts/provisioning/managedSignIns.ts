import type { Kysely } from 'kysely'
import { domains as nationalDomains } from '../../reference/domains'
import type { Database } from '../../storage/Database'
import { readCompany } from './companies'
import { ProvisioningError } from './ProvisioningError'

/** Where the users of a company sign in, as an administrator sees it. */
export interface ManagedSignIn {
  readonly companyId: number
  readonly company: string
  readonly issuer: string
  readonly clientId: string
  /** The domains of the e-mail addresses of the company's users. */
  readonly domains: readonly string[]
  /** The code of the product of users who come for the first time. Null for none. */
  readonly product: string | null
  /** The top-level domain where these users begin: dk, se or no. */
  readonly domain: string
  /** Whether the company's users may also log in with a password. */
  readonly passwords: boolean
  /** Whether addresses count as verified when the provider does not say. */
  readonly unverified: boolean
}

/** @param companyId only the sign-in of this company; undefined for those of all */
export async function readSignIns(
  db: Kysely<Database>,
  companyId: number | undefined,
  limit: number,
): Promise<ManagedSignIn[]> {
  const rows = await db
    .selectFrom('company_sign_ins as s')
    .innerJoin('subscribers', 'subscribers.id', 's.subscriber_id')
    .leftJoin('products', 'products.id', 's.product_id')
    .select(['s.subscriber_id as companyId', 'subscribers.name as company', 's.issuer', 's.domain_id'])
    .select(['s.client_id as clientId', 'products.code as product', 's.allows_passwords as passwords'])
    .select(['s.trusts_addresses as unverified'])
    .$if(companyId !== undefined, (found) => found.where('s.subscriber_id', '=', companyId ?? 0))
    .orderBy('subscribers.name')
    .limit(limit)
    .execute()
  const ids = rows.map((row) => row.companyId)
  const owned = await db
    .selectFrom('sign_in_domains')
    .select(['domain', 'subscriber_id'])
    .where('subscriber_id', '=', (any) => any.fn.any(any.val(ids)))
    .orderBy('domain')
    .execute()
  return rows.map(({ domain_id: domainId, ...row }) => ({
    ...row,
    domains: owned.filter((one) => one.subscriber_id === row.companyId).map(({ domain }) => domain),
    domain: nationalDomains.find((one) => one.domain.id === domainId)?.domain.tld ?? '',
  }))
}

/** Lists where companies sign in, by their names, at most `limit`. */
export const listSignIns = (db: Kysely<Database>, limit: number) => readSignIns(db, undefined, limit)

/** @throws ProvisioningError when the company does not exist, or its users sign in with passwords only. */
export async function readSignIn(db: Kysely<Database>, companyId: number): Promise<ManagedSignIn> {
  const [found] = await readSignIns(db, companyId, 1)
  if (found !== undefined) return found
  const { name } = await readCompany(db, companyId)
  throw new ProvisioningError(`${name} has no sign-in of its own. Set it with "sign-in set ${companyId}".`)
}
