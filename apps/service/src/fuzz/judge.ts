import type { LightMyRequestResponse } from 'fastify'
import type { FuzzCaller } from './fuzzCallers'
import { canaryOf, companyOf, fuzzCallers } from './fuzzCallers'
import type { FuzzRequest } from './requestsOf'

/** What is wrong with an answer, or null. */
function faultOf(
  { operation, body }: FuzzRequest,
  caller: FuzzCaller,
  answer: LightMyRequestResponse,
): string | null {
  const { statusCode: status } = answer
  if (status >= 500) return 'The service failed'
  if (status >= 300 && !operation.statuses.includes(status)) return 'The contract does not know this answer'
  if (status >= 300 && !/problem\+json/.test(String(answer.headers['content-type'])))
    return 'No problem body came'
  const sent: unknown = body === undefined ? undefined : JSON.parse(JSON.stringify(body))
  const isSound = operation.checkBody === null || operation.checkBody(sent).length === 0
  if (status < 300 && !isSound) return 'The service took what the contract refuses'
  const others = fuzzCallers.filter((other) => other !== null && companyOf(other) !== companyOf(caller))
  if (others.some((other) => answer.body.includes(canaryOf(other))))
    return 'The answer tells of another company'
  return null
}

/**
 * Looks an answer over. That successes have the form of the contract, the service under test checks itself.
 *
 * @throws Error that says what is wrong, with the request and the answer.
 */
export function judge(request: FuzzRequest, caller: FuzzCaller, answer: LightMyRequestResponse): void {
  const fault = faultOf(request, caller, answer)
  if (fault === null) return
  const { operation, path, query, body } = request
  const sent = JSON.stringify({ path, query, body }).slice(0, 2000)
  throw new Error(
    `${fault}: ${operation.id} by ${caller ?? 'nobody'} with ${sent} answered ${answer.statusCode} ${answer.body.slice(0, 500)}`,
  )
}
