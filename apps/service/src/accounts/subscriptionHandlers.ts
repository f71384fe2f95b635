import { saveCustomerRequest } from './saveCustomerRequest'
import type { Handler } from '../http/Operation'
import { takeTry, tryLimits } from './auth/takeTry'
import { userOf } from '../http/Caller'
import { Problem } from '../http/Problem'
import { readUser } from './readUser'

/** Keeps that somebody asks for a demonstration, and tells the support. */
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

/** Keeps that the caller asks for a subscription, and tells the support. */
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

/** Keeps that the caller asks for a change of the subscription, and tells the support. */
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

/**
 * Keeps that the caller asks for the end of the subscription, and tells the support; until somebody has answered it goes on.
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
