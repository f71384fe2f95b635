import type { ApiClient } from '@spadestik/api-client'
import { colleague } from './callerStates'
import type { Provider } from './Provider'

/**
 * Returns a client that calls the API as a colleague of the paid user. Calling as the paid user would start a
 * new session, which would end the session that the interaction uses.
 */
export async function asColleague({ startSession, clientOf }: Provider): Promise<ApiClient> {
  return clientOf(await startSession(colleague))
}
