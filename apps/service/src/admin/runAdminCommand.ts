import { limits } from '@spadestik/domain/limits'
import type { Kysely } from 'kysely'
import { describeImpersonations } from '../accounts/auth/impersonations'
import { issueEmailCode } from '../accounts/auth/emailCodes'
import { issueToken } from '../accounts/auth/oneTimeTokens'
import { endSessions } from '../accounts/auth/sessions'
import type { Database } from '../storage/Database'
import { describeSources } from '../import/sources/describeSources'
import { describeMails } from './describeMails'
import { printNotice } from './printNotice'

export const adminUsage = `pnpm admin COMMAND
  impersonate EMAIL           prints a link that signs an administrator in as the user
  end-sessions EMAIL          ends the sessions of a user or a limited visitor
  email-code EMAIL NEW_EMAIL  prints the code that confirms the new address of a user
  impersonations              prints which administrators acted as which users
  mails                       prints how many e-mails wait, fail, or were given up
  sources                     prints when each source of notices was read, and what failed
  notice NUMBER               prints a notice as it was published, by its number or id`

interface AdminContext {
  readonly db: Kysely<Database>
  readonly publicUrl: string
  readonly now: Date
}

const addresses: ReadonlyMap<string, number> = new Map([
  ['impersonate', 1],
  ['end-sessions', 1],
  ['email-code', 2],
  ['impersonations', 0],
  ['mails', 0],
  ['sources', 0],
  ['notice', 1],
])

async function userIdOf(db: Kysely<Database>, email: string): Promise<number> {
  const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  if (user !== undefined) return user.id
  throw new Error(`No user has the address ${email}, so nothing was done. Check it.`)
}

/** @throws Error when an argument is missing or unknown, or no account has the address. */
export async function runAdminCommand(context: AdminContext, words: readonly string[]): Promise<string> {
  const { db, publicUrl, now } = context
  const [command, email = '', newEmail = ''] = words.map((word) => word.trim().toLowerCase())
  const wanted = addresses.get(command ?? '')
  if (wanted === undefined) throw new Error(`"${command ?? ''}" is not a command, so nothing was done.`)
  if (words.length !== wanted + 1) {
    throw new Error(
      `${command} takes ${wanted} argument(s) and got ${words.length - 1}, so nothing was done.`,
    )
  }
  if (command === 'mails') return describeMails(db, now)
  if (command === 'sources') return describeSources(db, now)
  if (command === 'notice') return printNotice(db, email)
  if (command === 'impersonations') return describeImpersonations(db)
  if (command === 'end-sessions') {
    const count = await endSessions(db, email)
    return `${count} ${count === 1 ? 'session' : 'sessions'} of ${email} ended.`
  }
  const userId = await userIdOf(db, email)
  if (command === 'email-code') {
    const code = await issueEmailCode(db, userId, newEmail, now)
    return `${code}
This code changes the address of ${email} to ${newEmail}. It is valid for ${limits.codeMinutes} minutes.`
  }
  const token = await issueToken(db, 'impersonate', userId, now, limits.impersonationMinutes)
  return `${publicUrl}/impersonate/${token}
The link works once within ${limits.impersonationMinutes} minutes, with the password of an administrator.`
}
