import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SetUpState, ProviderStateHandlers } from '../providerStates'
import { requestMade, type MadeRequest } from '../requestMade'
import { makeRequest } from './makeRequest'

/**
 * An endpoint for provider states. Before each interaction, a verifier calls it to create the data that the
 * interaction needs.
 */
export interface StatesServer {
  readonly url: string
  readonly stop: () => Promise<void>
}

interface StateChange {
  state: string
  params?: object
  action: 'setup' | 'teardown'
}

async function readJson(request: IncomingMessage): Promise<StateChange> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

/** Sets up states, and remembers their values for the requests of the state `requestMade`. */
function createSetUp(handlers: ProviderStateHandlers, api: string) {
  const known = new Map<string, string | number>()
  const valuesOf = async (
    state: string,
    params: object | undefined,
    asked: string | null,
  ): Promise<Record<string, string | number>> => {
    if (state === requestMade) return makeRequest(asked ?? api, params as MadeRequest, known)
    return { ...(await handlers[state as SetUpState]()) }
  }
  return async (state: string, params: object | undefined, asked: string | null): Promise<object> => {
    const values = await valuesOf(state, params, asked)
    for (const [name, value] of Object.entries(values)) known.set(name, value)
    return values
  }
}

async function answer(
  handlers: ProviderStateHandlers,
  setUp: ReturnType<typeof createSetUp>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { state, params, action } = await readJson(request)
  if (state !== requestMade && !Object.hasOwn(handlers, state)) {
    return send(response, 404, { error: `There is no state "${state}". Add a set-up function for it.` })
  }
  const asked = new URL(request.url ?? '', 'http://localhost').searchParams.get('api')
  return send(response, 200, action === 'setup' ? await setUp(state, params, asked) : {})
}

/**
 * Starts an HTTP server for the functions that set up provider states. Verifiers in any programming language
 * can then call these functions.
 *
 * @param api the base URL of the service. The parameter `api` of a request replaces it, so that requests of
 * states reach the service on the same way as those of the verifier.
 */
export async function serveStates(handlers: ProviderStateHandlers, api: string): Promise<StatesServer> {
  const setUp = createSetUp(handlers, api)
  const server = createServer((request, response) => {
    // Not 5xx, after which a verifier asks again for two minutes.
    answer(handlers, setUp, request, response).catch((error: unknown) =>
      send(response, 422, { error: String(error) }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/provider-states`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
