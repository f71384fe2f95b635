import fc from 'fast-check'
import { startSession } from '../../accounts/auth/sessions'
import { createTokens } from '../../contract/Tokens'
import type { ServiceUnderTest } from '../setUpService'
import { testConfig } from '../testConfig'
import { checkResponse } from './checkResponse'
import { fit } from './fit'
import type { FuzzCaller } from './fuzzCallers'
import { fuzzCallers } from './fuzzCallers'
import { readFuzzOperations } from './FuzzOperation'
import { plantCanaries } from './plantCanaries'
import type { FuzzRequest } from './requestsOf'
import { requestsOf } from './requestsOf'

export interface FuzzReport {
  readonly requests: number
  readonly statuses: ReadonlyMap<number, number>
  readonly succeeded: ReadonlySet<string>
  /** The duration of each request in milliseconds, by operation. */
  readonly durations: ReadonlyMap<string, readonly number[]>
}

const sequenceLength = 50
/**
 * The number of objects, newest first, from which requests choose an id. The number is small, so that several
 * requests affect the same object.
 */
const recentIds = 40

const operations = readFuzzOperations()
const creators = operations.filter(
  ({ operation: { id } }) => id.startsWith('create') && id !== 'createSession',
)
const stepOf = (chosen: typeof operations) =>
  fc.record({
    operationId: fc.constantFrom(...chosen.map(({ operation: { id } }) => id)),
    caller: fc.oneof(
      fc.constantFrom(...fuzzCallers),
      fc.constantFrom('paid@demo.test', 'colleague@demo.test'),
    ),
    seed: fc.nat(),
  })
/** Each sequence starts with a request that creates an object for the later requests. */
const sequences = fc
  .tuple(
    stepOf(creators),
    fc.array(stepOf(operations), { minLength: sequenceLength - 1, maxLength: sequenceLength - 1 }),
  )
  .map(([first, rest]) => [first, ...rest])

const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

function send(
  { call }: ServiceUnderTest,
  { operation, path, query, body }: FuzzRequest,
  token: string | null,
) {
  const url = operation.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(path[name])),
  )
  const { languageId = 2, domainId = 9, ...others } = query
  const named = Object.entries(others).filter(([, value]) => value !== undefined)
  return call(operation.method, url, {
    token,
    languageId: languageId as number,
    domainId: domainId as number,
    query: Object.fromEntries(named.map(([name, value]) => [name, asText(value)])),
    ...(body === undefined ? {} : { body }),
  })
}

/**
 * Sends valid and faulty random requests from callers of several companies.
 *
 * @param wanted the number of requests, rounded up to whole sequences
 * @param seed repeats the requests of an earlier run
 * @throws Error with the request when the service fails, breaks the contract, accepts a faulty request, or
 * reveals data of another company.
 */
export async function runFuzz(service: ServiceUnderTest, wanted: number, seed?: number): Promise<FuzzReport> {
  const { scene, db } = service
  const tokens = new Map<FuzzCaller, string>()
  const tokenOf = async (caller: FuzzCaller): Promise<string | null> => {
    if (caller === null) return null
    const now = new Date()
    const signed = createTokens(testConfig().secrets)
    const token =
      tokens.get(caller) ??
      (await signed.sign(await startSession(db, scene.users.get(caller) ?? 0, now), 1, now))
    tokens.set(caller, token)
    return token
  }
  const ids = [scene.users, scene.projects, scene.procurements, scene.companies].flatMap((all) => [
    ...all.values(),
  ])
  ids.push(...(await plantCanaries(service, tokenOf)))
  const statuses = new Map<number, number>()
  const succeeded = new Set<string>()
  const durations = new Map<string, number[]>()
  let requests = 0

  async function take(request: FuzzRequest, caller: FuzzCaller): Promise<void> {
    const token = await tokenOf(caller)
    const start = performance.now()
    const response = await send(service, request, token)
    const ofOperation = durations.get(request.operation.id) ?? []
    ofOperation.push(performance.now() - start)
    durations.set(request.operation.id, ofOperation)
    const { statusCode: status } = response
    requests += 1
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    checkResponse(request, caller, response)
    // With these statuses, the session of the token has ended, for example because of a login or an administrator in an earlier
    // request. Forget the token, so that the next request starts a new session.
    if (status === 481 || status === 482 || status === 498) tokens.delete(caller)
    if (status < 300) succeeded.add(request.operation.id)
    if (status === 201) ids.push(response.json<{ id: number }>().id)
  }

  await fc.assert(
    fc.asyncProperty(sequences, async (steps) => {
      for (const { operationId, caller, seed: own } of steps) {
        const chosen = operations.find(({ operation: { id } }) => id === operationId)
        if (chosen === undefined) continue
        const [request] = fc.sample(requestsOf(chosen, ids.slice(-recentIds)), { numRuns: 1, seed: own })
        if (request === undefined) continue
        const body = own % 4 === 0 ? request.body : fit(request.body, caller, scene, own)
        await take({ ...request, body }, caller)
      }
    }),
    {
      numRuns: Math.ceil(wanted / sequenceLength),
      endOnFailure: true,
      ...(seed === undefined ? {} : { seed }),
    },
  )
  return { requests, statuses, succeeded, durations }
}
