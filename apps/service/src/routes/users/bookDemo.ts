import { saveCustomerRequest } from '../../accounts/saveCustomerRequest'
import type { Handler } from '../../app/Operation'
import { takeTry } from '../../auth/takeTry'
import { tryLimits } from '../../auth/tryLimits'

/**
 * Keeps that somebody asks for a demonstration, and tells the support.
 *
 * @source specification 7
 */
export const bookDemo: Handler<'bookDemo'> = async (call) => {
  const { db, body, query, now, address } = call
  await takeTry(call, tryLimits.demo(address))
  await saveCustomerRequest(
    db,
    { kind: 'demo', userId: null, details: { ...body }, domainId: query.domainId },
    now,
  )
  return undefined
}
