import type { Handler } from '../../app/Operation'
import { userOf } from '../../app/userOf'
import { viewOf } from '../../app/viewOf'
import { readNotifications } from '../../guide/readNotifications'

/**
 * Answers the news about the product.
 *
 * @source specification 7
 */
export const getNotifications: Handler<'getNotifications'> = (call) =>
  readNotifications(call.db, userOf(call.caller).id, viewOf(call), call.query.isSeen ?? null)
