import { saveCustomerRequest } from '../../accounts/saveCustomerRequest'
import type { Handler } from '../../app/Operation'
import { Problem } from '../../app/Problem'
import { userOf } from '../../app/userOf'
import { readUser } from '../../responses/readUser'

/**
 * Keeps that the caller asks for a change of the subscription, and tells the support.
 *
 * @source specification 7
 */
export const requestSubscriptionChange: Handler<'requestSubscriptionChange'> = async ({
  db,
  path,
  caller,
  query,
  now,
}) => {
  const { id: userId } = userOf(caller)
  if (path.id !== userId) {
    throw new Problem(
      'forbidden',
      'Only one\u2019s own subscription can be changed, and this is another\u2019s. Send your own id.',
    )
  }
  const { name, email, phone } = await readUser(db, userId)
  await saveCustomerRequest(
    db,
    { kind: 'change', userId, details: { name, email, phone }, domainId: query.domainId },
    now,
  )
  return undefined
}
