import type { Schemas } from '@spadestik/api-client/schema'
import type { SupportRequest } from '../../accounts/provisioning/requests'
import { readRequests, setRequestHandled } from '../../accounts/provisioning/requests'
import type { Handler } from '../../contract/Operation'
import { administer } from './administer'
import { timeOf, timeOrNull, usualLimit } from './asManaged'

const asManagedRequest = (request: SupportRequest): Schemas['ManagedRequest'] => ({
  ...request,
  created: timeOf(request.created),
  handled: timeOrNull(request.handled),
})

export const getManagedRequests: Handler<'getManagedRequests'> = async ({ db, query }) => {
  const { limit = usualLimit, ...filter } = query
  const { items, before } = await readRequests(db, filter, limit)
  return { items: items.map(asManagedRequest), before }
}

export const setManagedRequestHandled: Handler<'setManagedRequestHandled'> = async (call) =>
  administer(call, {}, async (trx, by) =>
    asManagedRequest(await setRequestHandled(trx, by, { ...call.path, ...call.body })),
  )
