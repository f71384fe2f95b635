import type { LightMyRequestResponse } from 'fastify'
import type { FuzzCaller } from './fuzzCallers'
import { canaryOf, companyOf, fuzzCallers } from './fuzzCallers'
import type { FuzzRequest } from './requestsOf'

function faultOf(
  { operation, body }: FuzzRequest,
  caller: FuzzCaller,
  response: LightMyRequestResponse,
): string | null {
  const { statusCode: status } = response
  if (status >= 500) return 'The service failed'
  if (status >= 300 && !operation.statuses.includes(status)) return 'The contract does not have this response'
  if (status >= 300 && !/problem\+json/.test(String(response.headers['content-type'])))
    return 'No problem body came'
  const sent: unknown = body === undefined ? undefined : JSON.parse(JSON.stringify(body))
  const isValid = operation.validateBody === null || operation.validateBody(sent).length === 0
  if (status < 300 && !isValid) return 'The service accepted what the contract refuses'
  const others = fuzzCallers.filter((other) => other !== null && companyOf(other) !== companyOf(caller))
  if (others.some((other) => response.body.includes(canaryOf(other))))
    return 'The response contains data of another company'
  return null
}

/**
 * Checks the response to a random request. The service under test itself checks that successful responses
 * follow the contract.
 *
 * @throws Error with the fault, the request and the response.
 */
export function checkResponse(
  request: FuzzRequest,
  caller: FuzzCaller,
  response: LightMyRequestResponse,
): void {
  const fault = faultOf(request, caller, response)
  if (fault === null) return
  const { operation, path, query, body } = request
  const sent = JSON.stringify({ path, query, body }).slice(0, 2000)
  throw new Error(
    `${fault}: ${operation.id} by ${caller ?? 'nobody'} with ${sent} got ${response.statusCode} ${response.body.slice(0, 500)}`,
  )
}
