import type { TemplateHeaders, TemplateQuery } from '@pact-foundation/pact'
import { MatchersV3, PactV4 } from '@pact-foundation/pact'
import { createClient, type ApiClient } from '@spadestik/api-client'
import { expect } from 'vitest'

import { consumer, pactFolder, provider } from '../pactFile'
import type { ProviderState } from '../providerStates'

/** A path, or one in which the provider puts its own values: the expression and the example. */
export type InteractionPath = string | [expression: string, example: string]

/** One question of the app to the service, with what it needs of the answer. */
export interface Interaction {
  /** What must be true at the provider. */
  given: ProviderState[]
  /** What is asked, in words. */
  receiving: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Under `/api`. */
  path: InteractionPath
  query?: TemplateQuery
  body?: unknown
  /** The example of the token, when somebody is signed in. */
  token?: string
  status: number
  answerHeaders?: TemplateHeaders
  answer?: unknown
}

const locale = { languageId: '2', domainId: '9' }

function pathMatcher(path: InteractionPath) {
  return typeof path === 'string'
    ? `/api${path}`
    : MatchersV3.fromProviderState(`/api${path[0]}`, `/api${path[1]}`)
}

/**
 * Carries an interaction out between the app's client and a mock of the service, and writes it to the pact.
 *
 * @returns what the call gives, as the app gets it.
 */
export async function carryOut<Result>(
  interaction: Interaction,
  call: (client: ApiClient) => Promise<Result>,
): Promise<Result | undefined> {
  const { given, receiving, method, path, query, body, token, status, answer, answerHeaders } = interaction
  const pact = new PactV4({ consumer, provider, dir: pactFolder, logLevel: 'warn' })
  const described = given
    .reduce((next, state) => next.given(state), pact.addInteraction())
    .uponReceiving(receiving)
  const requested = described.withRequest(method, pathMatcher(path), (request) => {
    request.query({ ...query, ...locale })
    request.headers({ 'Content-Type': 'application/json' })
    if (token !== undefined) {
      request.headers({ Authorization: MatchersV3.fromProviderState('Bearer ${token}', `Bearer ${token}`) })
    }
    if (body !== undefined) request.jsonBody(body)
  })
  const answered = requested.willRespondWith(status, (response) => {
    if (answerHeaders !== undefined) response.headers(answerHeaders)
    if (answer !== undefined) response.jsonBody(answer)
  })
  return answered.executeTest(async ({ url }) => {
    const requests: Request[] = []
    const client = createClient({
      baseUrl: `${url}/api`,
      getToken: () => token ?? null,
      getLocale: () => ({ languageId: 2, domainId: 9 }),
      fetch: (request) => {
        requests.push(request.clone())
        return fetch(request)
      },
    })
    const result = await call(client)
    await expectExamples(requests, interaction)
    return result
  })
}

/** Where the provider puts its own values Pact accepts any, so the examples themselves are compared here. */
async function expectExamples(requests: Request[], { path, token, body }: Interaction): Promise<void> {
  expect(requests).toHaveLength(1)
  const [request] = requests
  expect(new URL(request?.url ?? '').pathname).toBe(`/api${typeof path === 'string' ? path : path[1]}`)
  expect(request?.headers.get('Authorization')).toBe(token === undefined ? null : `Bearer ${token}`)
  if (body !== undefined) expect(await request?.json()).toEqual(MatchersV3.reify(body))
}
