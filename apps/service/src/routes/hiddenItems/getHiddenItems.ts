import type { Handler } from '../../app/Operation'
import { userOf } from '../../app/userOf'
import { viewOf } from '../../app/viewOf'
import { readHiddenItems } from '../../hiddenItems/readHiddenItems'

/**
 * Answers the hidden items of the caller's company.
 *
 * @source specification 3
 */
export const getHiddenItems: Handler<'getHiddenItems'> = (call) =>
  readHiddenItems(call.db, userOf(call.caller), viewOf(call))
