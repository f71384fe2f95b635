import type { Transaction } from 'kysely'
import { domains as nationalDomains } from '../../reference/domains'
import type { Database } from '../../storage/Database'
import type { Administration } from './audit'
import { recordDeed } from './audit'
import { checkSignIn } from './checkSignIn'
import { readCompany } from './companies'
import type { ManagedSignIn } from './managedSignIns'
import { readSignIn, readSignIns } from './managedSignIns'
import { readManagedUser } from './managedUsers'
import { requireCovered } from './products'
import { ProvisioningError } from './ProvisioningError'
import type { UserAdministration } from './users'
import { productIdOf } from './newUser'

/** What an administrator sets. What is left out stays. */
export type SignInChanges = Partial<Omit<ManagedSignIn, 'companyId' | 'company'>> & {
  readonly secret?: string
}

export interface SignInAdministration extends UserAdministration {
  /** Whether issuers on this machine may have http addresses. */
  readonly allowsHttp: boolean
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
  await requireCovered(trx, wanted.product, wanted.domain)
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
