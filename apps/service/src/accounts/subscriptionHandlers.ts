import { userOf } from '../contract/Caller'
import type { Handler } from '../contract/Operation'
import { Problem } from '../contract/Problem'
import { takeTry, tryLimits } from './auth/takeTry'
import { readUser } from './readUser'
import { saveCustomerRequest } from './saveCustomerRequest'

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

export const requestSubscription: Handler<'requestSubscription'> = async (call) => {
  const { db, body, caller, query, now } = call
  const { name, phone, email } = body
  const { id: userId } = userOf(caller)
  await takeTry(call, tryLimits.customerRequest(userId))
  await saveCustomerRequest(
    db,
    { kind: 'subscription', userId, details: { name, phone, email }, domainId: query.domainId },
    now,
  )
  return undefined
}

export const requestSubscriptionChange: Handler<'requestSubscriptionChange'> = async (call) => {
  const { db, path, caller, query, now } = call
  const { id: userId } = userOf(caller)
  await takeTry(call, tryLimits.customerRequest(userId))
  if (path.id !== userId) {
    throw new Problem(
      'forbidden',
      'You can change only your own subscription, and this is another user’s. Send your own id.',
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

/**
 * Sends support a message that the user wants to cancel the subscription. The subscription continues until
 * support has handled the request.
 */
export const requestSubscriptionCancellation: Handler<'requestSubscriptionCancellation'> = async (call) => {
  const { db, caller, query, now } = call
  const { id: userId } = userOf(caller)
  await takeTry(call, tryLimits.customerRequest(userId))
  const { name, email, phone } = await readUser(db, userId)
  await saveCustomerRequest(
    db,
    { kind: 'cancellation', userId, details: { name, email, phone }, domainId: query.domainId },
    now,
  )
  return undefined
}
