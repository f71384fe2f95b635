import type { Transaction } from 'kysely'
import type { Database } from '../../storage/Database'
import { findAccount } from '../auth/findAccount'
import { recordDeed } from '../provisioning/audit'
import { ProvisioningError } from '../provisioning/ProvisioningError'
import { insertUser } from '../provisioning/insertUser'
import { readManagedUser } from '../provisioning/managedUsers'
import type { Person } from './readPerson'
import type { CompanySignIn } from './readSignIn'
import { domainOf } from './readSignIn'
import { SignInFailure } from './SignInFailure'

const actorOf = (companyId: number, now: Date) => ({ actor: `sign-in of company ${companyId}`, now })

const notTheirs = (message: string) => new SignInFailure('account', message)

async function requireDomainOf(
  trx: Transaction<Database>,
  { companyId }: CompanySignIn,
  { email }: Person,
): Promise<void> {
  const allowed = await trx
    .selectFrom('sign_in_domains')
    .select('domain')
    .where('domain', '=', domainOf(email))
    .where('subscriber_id', '=', companyId)
    .executeTakeFirst()
  if (allowed === undefined)
    throw new SignInFailure('foreign', 'The e-mail address has no domain of the company.')
}

/** Adds a user who comes for the first time. Nothing is mailed, because there is nothing to activate. */
async function createUser(
  trx: Transaction<Database>,
  { companyId, productId, domainId }: CompanySignIn,
  { email, name }: Person,
  now: Date,
): Promise<number> {
  try {
    const id = await insertUser(trx, { email, name, companyId, productId, domainId, administrator: false })
    const after = await readManagedUser(trx, email)
    await recordDeed(trx, actorOf(companyId, now), {
      action: 'sign-in.add',
      subject: `user ${email}`,
      before: null,
      after,
    })
    return id
  } catch (error) {
    if (error instanceof ProvisioningError) throw notTheirs('The user could not be added.')
    throw error
  }
}

/** Notes who a user is at the provider, so that a later address of the person finds the same account. */
async function link(
  trx: Transaction<Database>,
  { companyId }: CompanySignIn,
  { issuer, subject, email }: Person,
  userId: number,
  now: Date,
): Promise<void> {
  const added = await trx
    .insertInto('user_identities')
    .values({ issuer, subject, user_id: userId, created: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  if (added === undefined) {
    const same = await trx
      .selectFrom('user_identities')
      .select('user_id')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst()
    if (same?.user_id === userId) return
    // Somebody else may have got the address of a former employee, and must not get the account too.
    throw notTheirs('The account belongs to another person at the provider.')
  }
  await recordDeed(trx, actorOf(companyId, now), {
    action: 'sign-in.link',
    subject: `user ${email}`,
    before: null,
    after: { id: userId, issuer },
  })
}

async function findOrAdd(
  trx: Transaction<Database>,
  signIn: CompanySignIn,
  person: Person,
  now: Date,
): Promise<number> {
  const known = await trx
    .selectFrom('user_identities')
    .innerJoin('users', 'users.id', 'user_identities.user_id')
    .select(['users.id', 'users.subscriber_id'])
    .where('issuer', '=', person.issuer)
    .where('subject', '=', person.subject)
    .executeTakeFirst()
  const byAddress = () =>
    trx
      .selectFrom('users')
      .select(['id', 'subscriber_id'])
      .where('email', '=', person.email)
      .forUpdate()
      .executeTakeFirst()
  const found = known ?? (await byAddress())
  if (found !== undefined && found.subscriber_id !== signIn.companyId)
    throw notTheirs('The account belongs to another company.')
  if (known !== undefined) return known.id
  const id = found?.id ?? (await createUser(trx, signIn, person, now))
  await link(trx, signIn, person, id, now)
  return id
}

/**
 * Returns the user who is a person at the company's provider: the one who came as this person before, else the one
 * with this address in the company, else a new one. Call it in a transaction.
 *
 * @param domainId the national domain (dk, se or no) of the login
 * @throws SignInFailure `foreign` or `account`.
 */
export async function findUser(
  trx: Transaction<Database>,
  signIn: CompanySignIn,
  person: Person,
  { now, domainId }: { readonly now: Date; readonly domainId: number },
): Promise<number> {
  await requireDomainOf(trx, signIn, person)
  const id = await findOrAdd(trx, signIn, person, now)
  const account = await findAccount(trx, { id })
  if (account === null) throw notTheirs('The user is deactivated, or the company has ended.')
  if (!account.covers(domainId))
    throw notTheirs('The product of the user does not cover the national domain.')
  return id
}
