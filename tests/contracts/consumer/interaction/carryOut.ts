import { basename, join } from 'node:path'
import type { TemplateHeaders, TemplateQuery } from '@pact-foundation/pact'
import { MatchersV3, PactV4 } from '@pact-foundation/pact'
import type { ApiClient, CallOptions, CallResult, OperationId } from '@spadestik/api-client'
import * as operations from '@spadestik/api-client'
import { expect } from 'vitest'
import { readContract } from '../../contract/Contract'
import { operationsOf } from '../../contract/Operation'
import { consumerOf, freshPactFolder, provider } from '../../pactFile'
import { providerStates } from '../../providerStates'
import { requestMade, type MadeRequest } from '../../requestMade'
import type { After } from './after'
import { isFromProvider, replaceValues, withExamples, withExpressions } from './from'
import type { Interaction } from './Interaction'

interface AnyRequest {
  path?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
}

type Call = (client: ApiClient, request: unknown, options?: CallOptions) => Promise<CallResult<OperationId>>

export interface MockResponse {
  status: number
  headers?: TemplateHeaders
  body?: unknown
}

export const contractOperations = new Map(
  operationsOf(readContract()).map((operation) => [operation.id, operation]),
)

export function operationOf(id: OperationId) {
  const operation = contractOperations.get(id)
  if (operation !== undefined) return operation
  throw new Error(`The contract has no ${id}. Generate the client again.`)
}

const calls = new Map<string, unknown>(Object.entries(operations))
const locale = { languageId: '2', domainId: '9' }

function pathMatcher(path: string, parameters: AnyRequest['path'] = {}) {
  const put = (value: (part: unknown) => unknown) =>
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(value(parameters[name])))
  const example = put((part) => withExamples(part))
  const expression = put((part) => (isFromProvider(part) ? `\${${part.name}}` : part))
  return expression === example ? example : MatchersV3.fromProviderState(expression, example)
}

function queryMatcher(query: AnyRequest['query'] = {}): TemplateQuery {
  const entries = Object.entries(withExpressions(query) as Record<string, unknown>)
  const texts = entries.map(([name, value]) => [name, typeof value === 'object' ? value : String(value)])
  return Object.fromEntries([...texts, ...Object.entries(locale)]) as TemplateQuery
}

/**
 * Returns the consumer of the running test, and the pact folder of its file and operation. Pact reads and
 * writes the whole pact file for each interaction, so several short pact files are faster than one long one.
 */
function placeOf(operation: string) {
  const testFile = expect.getState().testPath ?? ''
  const consumer = consumerOf(testFile)
  return { consumer, dir: join(freshPactFolder, consumer, basename(testFile), operation) }
}

function tokenOf(given: Interaction<OperationId>['given']): string | undefined {
  const tokens = given.flatMap((state) => {
    if (typeof state !== 'string') return state.reads?.token === undefined ? [] : ['token-of-a-session']
    const values = providerStates[state]
    return 'token' in values ? [values.token] : []
  })
  return tokens.at(-1)
}

const plain = (template: unknown) => replaceValues(template, ({ name }) => `\${${name}}`) as AnyRequest

type StateParameters = Parameters<ReturnType<PactV4['addInteraction']>['given']>[1]

/** Describes a request that was made before the interaction, as parameters of its state. */
function describeMade({ operation, request = {}, reads }: After): StateParameters {
  const { method, path, needsToken } = operationOf(operation)
  const { path: parameters = {}, query = {}, body } = plain(request)
  const made: MadeRequest = {
    method,
    path: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(parameters[name])),
    query: {
      ...Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
      ...locale,
    },
    headers: {
      'Content-Type': 'application/json',
      ...(needsToken ? { Authorization: 'Bearer ${token}' } : {}),
    },
    ...(body === undefined ? {} : { body }),
    ...(reads === undefined ? {} : { reads }),
  }
  return JSON.parse(JSON.stringify(made))
}

/**
 * Sends a request with the app's client to a mock of the service, and adds the interaction to the pact.
 *
 * @returns the result of the call, as the app gets it
 */
export async function carryOut<Id extends OperationId, Result>(
  { operation: id, wants, given, request: template = {} as never }: Interaction<Id>,
  { status, headers, body: answer }: MockResponse,
  read: (call: Promise<CallResult<Id>>) => Promise<Result>,
): Promise<Result | undefined> {
  const { method, path, needsToken } = operationOf(id)
  const asked = template as AnyRequest
  const token = needsToken ? tokenOf(given) : undefined
  const pact = new PactV4({ ...placeOf(id), provider, logLevel: 'warn' })
  const described = given
    .reduce(
      (next, state) =>
        typeof state === 'string' ? next.given(state) : next.given(requestMade, describeMade(state)),
      pact.addInteraction(),
    )
    .uponReceiving(`${id}: ${wants}`)
  const requested = described.withRequest(method, pathMatcher(path, asked.path), (builder) => {
    builder.query(queryMatcher(asked.query))
    builder.headers({ 'Content-Type': 'application/json' })
    if (token !== undefined) {
      builder.headers({ Authorization: MatchersV3.fromProviderState('Bearer ${token}', `Bearer ${token}`) })
    }
    if (asked.body !== undefined) builder.jsonBody(withExpressions(asked.body))
  })
  const answered = requested.willRespondWith(status, (builder) => {
    if (headers !== undefined) builder.headers(headers)
    if (answer !== undefined) builder.jsonBody(answer)
  })
  return answered.executeTest(async ({ url }) => {
    const requests: Request[] = []
    const client = operations.createClient({
      baseUrl: url,
      getToken: () => token ?? null,
      getLocale: () => ({ languageId: 2, domainId: 9 }),
      fetch: (request) => {
        requests.push(request.clone())
        return fetch(request)
      },
    })
    const call = calls.get(id) as Call
    const sent = withExamples<AnyRequest>(asked)
    const result = await read(call(client, sent) as Promise<CallResult<Id>>)
    await expectSent(requests, path, sent, token)
    return result
  })
}

/**
 * Checks that the app has sent exactly the expected request. Pact itself accepts any value where the request
 * has a placeholder, such as the id of a list.
 */
async function expectSent(
  requests: Request[],
  path: string,
  sent: AnyRequest,
  token: string | undefined,
): Promise<void> {
  expect(requests).toHaveLength(1)
  const [request] = requests
  const { pathname, searchParams } = new URL(request?.url ?? '')
  expect(pathname).toBe(path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(sent.path?.[name])))
  const query = Object.entries(sent.query ?? {}).map(([name, value]) => [name, String(value)])
  expect(Object.fromEntries(searchParams)).toEqual({ ...Object.fromEntries(query), ...locale })
  expect(request?.headers.get('Authorization')).toBe(token === undefined ? null : `Bearer ${token}`)
  if (sent.body !== undefined) expect(await request?.json()).toEqual(sent.body)
}
