import { limits } from '@spadestik/domain/limits'
import type { Transaction } from 'kysely'
import { queueMail } from '../../mail/queueMail'
import { domains } from '../../reference/domains'
import { languageCode } from '../../reference/languages'
import type { Database } from '../../storage/Database'
import { issueToken, revokeTokens } from '../auth/oneTimeTokens'
import { endSessionsOf } from '../auth/sessions'
import type { Administration } from './audit'
import { recordDeed } from './audit'
import { readCompany } from './companies'
import { insertUser } from './insertUser'
import type { ManagedUser } from './managedUsers'
import { readManagedUser } from './managedUsers'
import type { NewUser } from './newUser'
import { productIdOf, requireDomain, rulesOfNewUser } from './newUser'
import { requireCovered } from './products'
import { requireAll } from './requireAll'
import { leaveColleagues } from './leaveColleagues'
import { ProvisioningError } from './ProvisioningError'

/** Who changes users, and how secrets in their mails are encrypted. */
export interface UserAdministration extends Administration {
  readonly seal: (secret: string) => Promise<string>
}

/** Mails a user the link that activates the account, in the language of the user's domain. */
async function invite(
  trx: Transaction<Database>,
  { seal, now }: UserAdministration,
  userId: number,
): Promise<void> {
  const user = await trx
    .selectFrom('users')
    .select(['email', 'name', 'language_id', 'domain_id'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const token = await seal(await issueToken(trx, 'activate', userId, now, limits.activationHours * 60))
  const to = { email: user.email, language: languageCode(user.language_id), domainId: user.domain_id }
  await queueMail(trx, to, { kind: 'activation', name: user.name, token }, now)
}

const subjectOf = (email: string) => `user ${email}`

/**
 * Adds a user and mails the link that activates the account.
 *
 * @throws ProvisioningError when the address is taken, or a value makes no sense.
 */
export async function addUser(
  trx: Transaction<Database>,
  by: UserAdministration,
  typed: NewUser,
): Promise<ManagedUser> {
  const { email, name, companyId, administrator } = typed
  await requireAll(rulesOfNewUser(trx, typed))
  const productId = await productIdOf(trx, typed.product)
  const domainId = requireDomain(typed.domain)
  const id = await insertUser(trx, { email, name, companyId, productId, domainId, administrator })
  await invite(trx, by, id)
  const after = await readManagedUser(trx, email.trim())
  await recordDeed(trx, by, { action: 'users.add', subject: subjectOf(after.email), before: null, after })
  return after
}

/** Locks a user, so that of two administrators one waits, and reads it. */
async function takeUser(trx: Transaction<Database>, email: string): Promise<ManagedUser> {
  await trx.selectFrom('users').select('id').where('email', '=', email.toLowerCase()).forUpdate().execute()
  return readManagedUser(trx, email)
}

/** Returns the top-level domain where a user begins. */
async function domainOf(trx: Transaction<Database>, userId: number): Promise<string> {
  const row = await trx
    .selectFrom('users')
    .select('domain_id')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return domains.find((one) => one.domain.id === row.domain_id)?.domain.tld ?? ''
}

/** A company and a product. What is undefined stays. */
interface Place {
  readonly companyId?: number | undefined
  readonly product?: string | null | undefined
}

/**
 * Gives a user another company or product. It counts from the user's next call. Who changes the company leaves what
 * the colleagues share.
 *
 * @param from what the administrator has seen; if it is different now, nothing is changed
 * @throws ProvisioningError when there is no such user, company or product, or the user could not log in any more.
 */
export async function moveUser(
  trx: Transaction<Database>,
  by: Administration,
  email: string,
  to: Place,
  from?: Place,
): Promise<ManagedUser> {
  const before = await takeUser(trx, email)
  if (from !== undefined && (from.companyId !== before.companyId || from.product !== before.product))
    throw new ProvisioningError(
      `Somebody has moved ${before.email} meanwhile, so nothing was saved. Look again.`,
      'conflict',
    )
  if (to.companyId !== undefined) await readCompany(trx, to.companyId)
  // Administrators log in everywhere.
  if (to.product !== undefined && !before.administrator)
    await requireCovered(trx, to.product, await domainOf(trx, before.id))
  await trx
    .updateTable('users')
    .set({
      ...(to.companyId === undefined ? {} : { subscriber_id: to.companyId }),
      ...(to.product === undefined ? {} : { product_id: await productIdOf(trx, to.product) }),
    })
    .where('id', '=', before.id)
    .execute()
  if (to.companyId !== undefined && to.companyId !== before.companyId) await leaveColleagues(trx, before.id)
  const after = await readManagedUser(trx, email)
  await recordDeed(trx, by, { action: 'users.move', subject: subjectOf(before.email), before, after })
  return after
}

/** Signs a user out for good, until `isActive` is set again. Lists and notes that colleagues share stay. */
export async function setUserActive(
  trx: Transaction<Database>,
  by: Administration,
  email: string,
  isActive: boolean,
): Promise<ManagedUser> {
  const before = await takeUser(trx, email)
  if ((before.deactivated === null) === isActive)
    throw new ProvisioningError(
      `${before.email} is already ${isActive ? 'active' : 'deactivated'}.`,
      'conflict',
    )
  const deactivated = isActive ? null : by.now.toISOString()
  await trx.updateTable('users').set({ deactivated }).where('id', '=', before.id).execute()
  if (!isActive) {
    await endSessionsOf(trx, [before.id])
    await revokeTokens(trx, before.id)
    // Links to the files stop working too.
    await trx.deleteFrom('sheet_exports').where('user_id', '=', before.id).execute()
  }
  const after = await readManagedUser(trx, email)
  const action = isActive ? 'users.activate' : 'users.deactivate'
  await recordDeed(trx, by, { action, subject: subjectOf(before.email), before, after })
  return after
}

/** Mails the link that activates the account again. Earlier links stop working. */
export async function resendInvitation(
  trx: Transaction<Database>,
  by: UserAdministration,
  email: string,
): Promise<ManagedUser> {
  const user = await takeUser(trx, email)
  if (user.activated)
    throw new ProvisioningError(
      `${user.email} has set a password or logged in at the company, and can ask for a new one on the login page.`,
      'conflict',
    )
  if (user.deactivated !== null)
    throw new ProvisioningError(`${user.email} is deactivated. Activate it first.`, 'conflict')
  await invite(trx, by, user.id)
  await recordDeed(trx, by, {
    action: 'users.resend',
    subject: subjectOf(user.email),
    before: null,
    after: null,
  })
  return user
}
