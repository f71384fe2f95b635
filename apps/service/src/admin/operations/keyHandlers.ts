import { lastDayOf } from '../../accounts/keys/lastDayOf'
import { endManagedKey as endKey, pageOfKeys } from '../../accounts/provisioning/managedKeys'
import type { Handler } from '../../contract/Operation'
import { administer } from './administer'
import { timeOf, timeOrNull, usualLimit } from './asManaged'

export const getManagedKeys: Handler<'getManagedKeys'> = async (call) => {
  const { path, query, timeZone } = call
  const { index = 0, limit = usualLimit } = query
  const { items, count } = await administer(call, {}, (trx) => pageOfKeys(trx, path.id, { index, limit }))
  return {
    items: items.map(({ expires, created, lastUsed, ...key }) => ({
      ...key,
      created: timeOf(created),
      lastDay: lastDayOf(expires, timeZone),
      lastUsed: timeOrNull(lastUsed),
    })),
    count,
  }
}

export const endManagedKey: Handler<'endManagedKey'> = async (call) => {
  await administer(call, {}, (trx, by) => endKey(trx, by, call.path.id))
  return undefined
}
