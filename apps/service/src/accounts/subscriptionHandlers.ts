import { userOf } from '../contract/Caller'
import type { Handler } from '../contract/Operation'
import { Problem } from '../contract/Problem'
import { takeTry, tryLimits } from './auth/takeTry'
import { saveCustomerRequest, saveOwnRequest } from './saveCustomerRequest'

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
  if (call.path.id !== userOf(call.caller).id) {
    throw new Problem(
      'forbidden',
      'You can change only your own subscription, and this is another user’s. Send your own id.',
    )
  }
  await saveOwnRequest(call, 'change')
  return undefined
}

export const requestSubscriptionCancellation: Handler<'requestSubscriptionCancellation'> = async (call) => {
  await saveOwnRequest(call, 'cancellation')
  return undefined
}
