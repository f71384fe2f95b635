import type { Kysely, Transaction } from 'kysely'
import { domains as nationalDomains } from '../../reference/domains'
import type { Database } from '../../storage/Database'
import type { Administration } from './audit'
import { recordDeed } from './audit'
import { checkSignIn } from './checkSignIn'
import { readCompany } from './companies'
import { readManagedUser } from './managedUsers'
import { ProvisioningError } from './ProvisioningError'
import type { UserAdministration } from './users'
import { productIdOf } from './users'

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

/** What an administrator sets. What is left out stays. */
export type SignInChanges = Partial<Omit<ManagedSignIn, 'companyId' | 'company'>> & {
  readonly secret?: string
}

export interface SignInAdministration extends UserAdministration {
  /** Whether issuers on this machine may have http addresses. */
  readonly allowsHttp: boolean
}

async function readSignIns(
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

const subjectOf = (companyId: number) => `company ${companyId}`

async function replaceDomains(
  trx: Transaction<Database>,
  companyId: number,
  domains: readonly string[],
): Promise<void> {
  await trx.deleteFrom('sign_in_domains').where('subscriber_id', '=', companyId).execute()
  const added = await trx
    .insertInto('sign_in_domains')
    .values(domains.map((domain) => ({ domain, subscriber_id: companyId })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('domain')
    .execute()
  const taken = domains.filter((domain) => !added.some((one) => one.domain === domain))
  if (taken.length > 0)
    throw new ProvisioningError(
      `${taken.join(', ')} belongs to the sign-in of another company, so nothing was saved. List them with "sign-in list".`,
    )
}

/**
 * Sets where the users of a company sign in. The first time everything is needed but the product; later, what is left
 * out stays. The secret is stored encrypted.
 *
 * @throws ProvisioningError when something is missing or makes no sense.
 */
export async function setSignIn(
  trx: Transaction<Database>,
  by: SignInAdministration,
  companyId: number,
  changes: SignInChanges,
): Promise<ManagedSignIn> {
  // Of two administrators one waits.
  await trx.selectFrom('subscribers').select('id').where('id', '=', companyId).forUpdate().execute()
  const company = await readCompany(trx, companyId)
  const [before = null] = await readSignIns(trx, companyId, 1)
  const { secret, ...given } = changes
  const usual = { product: null, passwords: true, unverified: false, ...before, ...given }
  const wanted = checkSignIn(usual, { before, secret: secret?.trim(), allowsHttp: by.allowsHttp })
  const productId = await productIdOf(trx, wanted.product)
  const domainId = nationalDomains.find((one) => one.domain.tld === wanted.domain)?.domain.id ?? 0
  await requireCovered(trx, productId, domainId, wanted)
  const row = {
    issuer: wanted.issuer,
    client_id: wanted.clientId,
    product_id: productId,
    domain_id: domainId,
    allows_passwords: wanted.passwords,
    trusts_addresses: wanted.unverified,
    ...(secret === undefined ? {} : { client_secret: await by.seal(secret.trim()) }),
  }
  if (before === null)
    await trx
      .insertInto('company_sign_ins')
      .values({ client_secret: '', ...row, subscriber_id: company.id })
      .execute()
  else await trx.updateTable('company_sign_ins').set(row).where('subscriber_id', '=', companyId).execute()
  await replaceDomains(trx, companyId, wanted.domains)
  const after = await readSignIn(trx, companyId)
  await recordDeed(trx, by, {
    action: 'sign-in.set',
    subject: subjectOf(companyId),
    before,
    after: { ...after, secretChanged: secret !== undefined },
  })
  return after
}

/** Refuses a product with which users who come for the first time could not log in where they begin. */
async function requireCovered(
  trx: Transaction<Database>,
  productId: number | null,
  domainId: number,
  { product, domain }: { readonly product: string | null; readonly domain: string },
): Promise<void> {
  if (productId === null) return
  const { domain_ids: covered } = await trx
    .selectFrom('products')
    .select('domain_ids')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow()
  if (!covered.includes(domainId))
    throw new ProvisioningError(`The product ${product ?? ''} does not cover the domain ${domain}.`)
}

/** Lets the users of a company log in with passwords only. The accounts stay. */
export async function removeSignIn(
  trx: Transaction<Database>,
  by: Administration,
  companyId: number,
): Promise<ManagedSignIn> {
  const before = await readSignIn(trx, companyId)
  await trx.deleteFrom('company_sign_ins').where('subscriber_id', '=', companyId).execute()
  await recordDeed(trx, by, {
    action: 'sign-in.remove',
    subject: subjectOf(companyId),
    before,
    after: null,
  })
  return before
}

/**
 * Forgets who a user is at the company's provider, so that the next person with this address gets the account.
 *
 * @returns how many providers knew the user
 * @throws ProvisioningError when there is no such user.
 */
export async function forgetIdentities(
  trx: Transaction<Database>,
  by: Administration,
  email: string,
): Promise<number> {
  const user = await readManagedUser(trx, email)
  const gone = await trx
    .deleteFrom('user_identities')
    .where('user_id', '=', user.id)
    .returning('issuer')
    .execute()
  await recordDeed(trx, by, {
    action: 'sign-in.forget',
    subject: `user ${user.email}`,
    before: { id: user.id, issuers: gone.map(({ issuer }) => issuer) },
    after: null,
  })
  return gone.length
}
