import { limits } from '@spadestik/domain/limits'
import type { Kysely } from 'kysely'
import { describeImpersonations } from '../../accounts/auth/impersonations'
import { issueEmailCode } from '../../accounts/auth/emailCodes'
import { endSessionsByAddress, issueImpersonationLink } from '../../accounts/provisioning/actingAndSessions'
import { recordDeed } from '../../accounts/provisioning/audit'
import type { Database } from '../../storage/Database'
import type { Command } from './Command'
import { told } from './Command'

async function userIdOf(db: Kysely<Database>, email: string): Promise<number> {
  const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  if (user !== undefined) return user.id
  throw new Error(`No user has the address ${email}, so nothing was done. Check it.`)
}

/** The commands that act on one account. Addresses are compared in lower case. */
export const sessionCommands: Readonly<Record<string, Command>> = {
  impersonate: {
    takes: ['EMAIL'],
    does: 'prints a link that signs an administrator in as the user',
    run: async (context, [typed = '']) => {
      const link = await context.db
        .transaction()
        .execute((trx) => issueImpersonationLink(trx, context, typed, context.publicUrl))
      return told(`${link}
The link works once within ${limits.impersonationMinutes} minutes, with the password of an administrator.`)
    },
  },
  'end-sessions': {
    takes: ['EMAIL'],
    does: 'ends the sessions of a user or a limited visitor',
    run: async (context, [typed = '']) => {
      const email = typed.toLowerCase()
      const count = await context.db.transaction().execute((trx) => endSessionsByAddress(trx, context, email))
      return told(`${count} ${count === 1 ? 'session' : 'sessions'} of ${email} ended.`)
    },
  },
  'email-code': {
    takes: ['EMAIL', 'NEW_EMAIL'],
    does: 'prints the code that confirms the new address of a user',
    run: async (context, [typed = '', typedNew = '']) => {
      const { db, now } = context
      const [email, newEmail] = [typed.toLowerCase(), typedNew.toLowerCase()]
      const code = await issueEmailCode(db, await userIdOf(db, email), newEmail, now)
      await recordDeed(db, context, {
        action: 'users.emailCode',
        subject: `user ${email}`,
        before: null,
        after: { newEmail },
      })
      return told(`${code}
This code changes the address of ${email} to ${newEmail}. It is valid for ${limits.codeMinutes} minutes.`)
    },
  },
  impersonations: {
    takes: [],
    does: 'prints which administrators acted as which users',
    run: async ({ db }) => told(await describeImpersonations(db)),
  },
}
