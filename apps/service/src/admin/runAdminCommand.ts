import { limits } from '@spadestik/domain/limits'
import type { Kysely } from 'kysely'
import { issueEmailCode } from '../accounts/auth/emailCodes'
import { endSessions } from '../accounts/auth/sessions'
import { issueToken } from '../accounts/auth/oneTimeTokens'
import type { Database } from '../storage/Database'

/** How the commands of administrators are typed. */
export const adminUsage = `pnpm admin COMMAND
  impersonate EMAIL           prints a link with which an administrator becomes the user
  end-sessions EMAIL          ends the sessions of a user or a limited visitor
  email-code EMAIL NEW_EMAIL  prints the code with which the user changes to a new address`

interface AdminContext {
  readonly db: Kysely<Database>
  /** Where people reach the service, without a slash at its end. */
  readonly publicUrl: string
  readonly now: Date
}

async function userIdOf(db: Kysely<Database>, email: string): Promise<number> {
  const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  if (user !== undefined) return user.id
  throw new Error(`No user has the address ${email}, so nothing was done. Check it.`)
}

/**
 * Carries out a command of an administrator.
 *
 * @param words the command and what it takes
 * @returns what the terminal prints
 * @throws Error when a word is missing or unknown, or nobody has the address.
 */
export async function runAdminCommand(context: AdminContext, words: readonly string[]): Promise<string> {
  const { db, publicUrl, now } = context
  const [command, email = '', newEmail = ''] = words.map((word) => word.trim().toLowerCase())
  const wanted = command === 'email-code' ? 3 : 2
  const isKnown = command === 'impersonate' || command === 'end-sessions' || command === 'email-code'
  if (!isKnown) throw new Error(`"${command ?? ''}" is no command, so nothing was done.`)
  if (words.length !== wanted) {
    throw new Error(
      `${command} takes ${wanted - 1} address(es) and got ${words.length - 1}, so nothing was done.`,
    )
  }
  if (command === 'end-sessions') {
    const count = await endSessions(db, email)
    return `${count} ${count === 1 ? 'session' : 'sessions'} of ${email} ended.`
  }
  const userId = await userIdOf(db, email)
  if (command === 'email-code') {
    const code = await issueEmailCode(db, userId, newEmail, now)
    return `${code}\nWith this code ${email} changes to ${newEmail} within ${limits.codeMinutes} minutes.`
  }
  const token = await issueToken(db, 'impersonate', userId, now, limits.impersonationMinutes)
  return `${publicUrl}/impersonate/${token}\nThe link works once, within ${limits.impersonationMinutes} minutes, with the password of an administrator.`
}
