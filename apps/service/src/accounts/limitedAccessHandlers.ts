import { limits } from '@spadestik/domain/limits'
import type { Handler } from '../contract/Operation'
import { Problem } from '../contract/Problem'
import { sendCode, useCode } from './auth/limitedCodes'
import { findVisitor } from './auth/limitedVisitors'
import { startVisitorSession } from './auth/sessions'
import { takeTry, tryLimits } from './auth/takeTry'

export const createLimitedAccess: Handler<'createLimitedAccess'> = async (call) => {
  const { db, body, query, language, now, address, tokens } = call
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
        'The chosen email is already in use, so no second access can be created for it. Ask for a new code, or log in.',
      )
    }
    await sendCode(trx, visitor.id, { email: mail, language, domainId: query.domainId }, now, tokens.seal)
  })
  return undefined
}

export const authenticateLimitedAccess: Handler<'authenticateLimitedAccess'> = async (call) => {
  const { db, tokens, body, now, address } = call
  await takeTry(call, tryLimits.codeTyped(address))
  const visitorId = await findVisitor(db, body.mail.trim().toLowerCase())
  await useCode(db, visitorId, body.code, now)
  return tokens.sign(await startVisitorSession(db, visitorId, now), limits.limitedSessionHours, now)
}

export const resendLimitedAccessCode: Handler<'resendLimitedAccessCode'> = async (call) => {
  const { db, body, query, language, now, address, tokens } = call
  await takeTry(call, [tryLimits.codeAsked(address)])
  const email = body.mail.trim().toLowerCase()
  const visitorId = await findVisitor(db, email)
  await sendCode(db, visitorId, { email, language, domainId: query.domainId }, now, tokens.seal)
  return undefined
}

/** Returns the data of the calling limited visitor, even if the visitor may not open any more projects. */
export const getLimitedAccess: Handler<'getLimitedAccess'> = async ({ db, caller }) => {
  if (caller.kind !== 'limited') {
    throw new Problem(
      'forbidden',
      'A signed-in user has no limited access, so there is no record. Request the user instead.',
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
  // The code is always null, because a caller with a token has already used the code.
  return { name, mail, views, code: null }
}
