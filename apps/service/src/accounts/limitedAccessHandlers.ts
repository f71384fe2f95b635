import { limits } from '@spadestik/domain/limits'
import type { Handler } from '../http/Operation'
import { Problem } from '../http/Problem'
import { sendCode, useCode } from './auth/limitedCodes'
import { takeTry, tryLimits } from './auth/takeTry'
import { findVisitor } from './auth/limitedVisitors'
import { startVisitorSession } from './auth/sessions'

/** Gives somebody limited access and sends the code. */
export const createLimitedAccess: Handler<'createLimitedAccess'> = async (call) => {
  const { db, body, query, language, now, address } = call
  await takeTry(call, [tryLimits.codeAsked(address)])
  const mail = body.mail.trim().toLowerCase()
  await db.transaction().execute(async (trx) => {
    const user = await trx.selectFrom('users').select('id').where('email', '=', mail).executeTakeFirst()
    const visitor =
      user !== undefined
        ? undefined
        : await trx
            .insertInto('limited_visitors')
            .values({ mail, name: body.name.trim(), views_left: limits.limitedViews })
            .onConflict((conflict) => conflict.column('mail').doNothing())
            .returning('id')
            .executeTakeFirst()
    if (visitor === undefined) {
      throw new Problem(
        'conflict',
        'The chosen email is already in use, so no second access can be made for it. Ask for a new code, or log in.',
      )
    }
    await sendCode(trx, visitor.id, { email: mail, language, domainId: query.domainId }, now)
  })
  return undefined
}

/** Signs a limited visitor in with the code of the e-mail. */
export const authenticateLimitedAccess: Handler<'authenticateLimitedAccess'> = async (call) => {
  const { db, tokens, body, now, address } = call
  await takeTry(call, tryLimits.codeTyped(address))
  const visitorId = await findVisitor(db, body.mail.trim().toLowerCase())
  await useCode(db, visitorId, body.code, now)
  return tokens.sign(await startVisitorSession(db, visitorId, now), limits.limitedSessionHours, now)
}

/** Sends a new code to somebody who has limited access. */
export const resendLimitedAccessCode: Handler<'resendLimitedAccessCode'> = async (call) => {
  const { db, body, query, language, now, address } = call
  await takeTry(call, [tryLimits.codeAsked(address)])
  const email = body.mail.trim().toLowerCase()
  const visitorId = await findVisitor(db, email)
  await sendCode(db, visitorId, { email, language, domainId: query.domainId }, now)
  return undefined
}

/** Answers the record of the limited visitor who calls, without views too. */
export const getLimitedAccess: Handler<'getLimitedAccess'> = async ({ db, caller }) => {
  if (caller.kind !== 'limited') {
    throw new Problem(
      'forbidden',
      'A signed-in user has no limited access, so there is no record. Ask for the user instead.',
    )
  }
  const {
    name,
    mail,
    views_left: views,
  } = await db
    .selectFrom('limited_visitors')
    .select(['name', 'mail', 'views_left'])
    .where('id', '=', caller.visitorId)
    .executeTakeFirstOrThrow()
  // Whoever has a token has used the code.
  return { name, mail, views, code: null }
}
