import { limits } from '@spadestik/domain/limits'
import type { Handler } from '../../app/Operation'
import { findVisitor } from '../../auth/findVisitor'
import { useCode } from '../../auth/limitedCodes'
import { startVisitorSession } from '../../auth/startVisitorSession'
import { takeTry } from '../../auth/takeTry'
import { tryLimits } from '../../auth/tryLimits'

/**
 * Signs a limited visitor in with the code of the e-mail.
 *
 * @source specification 4
 */
export const authenticateLimitedAccess: Handler<'authenticateLimitedAccess'> = async (call) => {
  const { db, tokens, body, now, address } = call
  await takeTry(call, tryLimits.codeTyped(address))
  const visitorId = await findVisitor(db, body.mail.trim().toLowerCase())
  await useCode(db, visitorId, body.code, now)
  return tokens.sign(await startVisitorSession(db, visitorId, now), limits.limitedSessionHours, now)
}
