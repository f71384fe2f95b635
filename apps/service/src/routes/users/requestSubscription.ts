import type { Handler } from '../../app/Operation'
import { saveCustomerRequest } from '../../accounts/saveCustomerRequest'
import { userOf } from '../../app/userOf'

/**
 * Keeps that the caller asks for a subscription, and tells the support.
 *
 * @source specification 7
 */
export const requestSubscription: Handler<'requestSubscription'> = async ({
  db,
  body,
  caller,
  query,
  now,
}) => {
  const { name, phone, email } = body
  const { id: userId } = userOf(caller)
  await saveCustomerRequest(
    db,
    { kind: 'subscription', userId, details: { name, phone, email }, domainId: query.domainId },
    now,
  )
  return undefined
}
