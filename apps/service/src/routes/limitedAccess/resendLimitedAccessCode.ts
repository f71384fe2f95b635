import type { Handler } from '../../app/Operation'
import { findVisitor } from '../../auth/findVisitor'
import { sendCode } from '../../auth/sendCode'
import { takeTry } from '../../auth/takeTry'
import { tryLimits } from '../../auth/tryLimits'

/**
 * Sends a new code to somebody who has limited access.
 *
 * @source specification 4
 */
export const resendLimitedAccessCode: Handler<'resendLimitedAccessCode'> = async (call) => {
  const { db, body, query, language, now, address } = call
  await takeTry(call, [tryLimits.codeAsked(address)])
  const email = body.mail.trim().toLowerCase()
  const visitorId = await findVisitor(db, email)
  await sendCode(db, visitorId, { email, language, domainId: query.domainId }, now)
  return undefined
}
