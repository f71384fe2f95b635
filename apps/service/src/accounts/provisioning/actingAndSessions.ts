import { limits } from '@spadestik/domain/limits'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../storage/Database'
import { issueToken } from '../auth/oneTimeTokens'
import { endSessions } from '../auth/sessions'
import type { Administration } from './audit'
import { recordDeed } from './audit'
import { readManagedUser } from './managedUsers'

/**
 * Issues the link with which an administrator acts as a user. It works once, within 15 minutes, with the password of
 * an administrator.
 *
 * @param publicUrl without a trailing slash
 * @throws ProvisioningError when no user has the address.
 */
export async function issueImpersonationLink(
  trx: Transaction<Database>,
  by: Administration,
  address: string,
  publicUrl: string,
): Promise<string> {
  const { id, email } = await readManagedUser(trx, address)
  const token = await issueToken(trx, 'impersonate', id, by.now, limits.impersonationMinutes)
  const subject = `user ${email}`
  await recordDeed(trx, by, { action: 'users.impersonate', subject, before: null, after: null })
  return `${publicUrl}/impersonate/${token}`
}

/**
 * Ends the sessions of a user or a limited visitor, and returns how many there were.
 *
 * @param email in lower case
 * @throws Error when no account has the address.
 */
export async function endSessionsByAddress(
  db: Kysely<Database>,
  by: Administration,
  email: string,
): Promise<number> {
  const count = await endSessions(db, email)
  const subject = `user ${email}`
  await recordDeed(db, by, { action: 'users.endSessions', subject, before: null, after: { count } })
  return count
}
