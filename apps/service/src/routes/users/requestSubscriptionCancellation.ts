import { saveCustomerRequest } from '../../accounts/saveCustomerRequest'
import type { Handler } from '../../app/Operation'
import { userOf } from '../../app/userOf'
import { readUser } from '../../responses/readUser'

/**
 * Keeps that the caller asks for the end of the subscription, and tells the support; until somebody has answered it goes on.
 *
 * @source specification 7
 */
export const requestSubscriptionCancellation: Handler<'requestSubscriptionCancellation'> = async ({
  db,
  caller,
  query,
  now,
}) => {
  const { id: userId } = userOf(caller)
  const { name, email, phone } = await readUser(db, userId)
  await saveCustomerRequest(
    db,
    { kind: 'cancellation', userId, details: { name, email, phone }, domainId: query.domainId },
    now,
  )
  return undefined
}
