import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ProviderState, ProviderStateHandlers } from '../providerStates'

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

async function answer(
  handlers: ProviderStateHandlers,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { state, action } = await readJson(request)
  if (!Object.hasOwn(handlers, state)) {
    return send(response, 404, { error: `There is no state "${state}". Add a set-up function for it.` })
  }
  return send(response, 200, action === 'setup' ? await handlers[state as ProviderState]() : {})
}

/**
 * Starts an HTTP server for the functions that set up provider states. Verifiers in any programming language
 * can then call these functions.
 */
export async function serveStates(handlers: ProviderStateHandlers): Promise<StatesServer> {
  const server = createServer((request, response) => {
    answer(handlers, request, response).catch((error: unknown) =>
      send(response, 500, { error: String(error) }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/provider-states`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
