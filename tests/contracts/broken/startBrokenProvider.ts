import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ProviderResponse, Fault } from './Fault'

export interface BrokenProvider {
  /** Returns the base URL of a service that has the given fault in every response. */
  readonly baseUrlOf: (one: Fault) => string
  readonly stop: () => Promise<void>
}

const kept = new Set(['content-type', 'authorization', 'accept'])

async function ask(api: string, path: string, request: IncomingMessage): Promise<ProviderResponse> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks)
  const headers = Object.entries(request.headers).filter(([name]) => kept.has(name))
  const response = await fetch(`${api}${path}`, {
    method: request.method ?? 'GET',
    headers: headers.map(([name, value]) => [name, String(value)] as [string, string]),
    ...(body.length === 0 ? {} : { body }),
  })
  const text = await response.text()
  const names = ['content-type', 'jwt', 'cache-control']
  const passedOn = names.flatMap((name) => {
    const value = response.headers.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  return {
    status: response.status,
    headers: Object.fromEntries(passedOn),
    body: text === '' ? undefined : JSON.parse(text),
  }
}

function send(response: ServerResponse, { status, headers, body, text }: ProviderResponse): void {
  response.writeHead(status, headers)
  response.end(text ?? (body === undefined ? '' : JSON.stringify(body)))
}

export async function startBrokenProvider(api: string, faults: readonly Fault[]): Promise<BrokenProvider> {
  const server = createServer((request, response) => {
    const [, index = '', path = ''] = /^\/(\d+)(\/.*)$/.exec(request.url ?? '') ?? []
    const respond = async (): Promise<void> => {
      const provided = await ask(api, path, request)
      faults[Number(index)]?.corrupt(provided)
      send(response, provided)
    }
    respond().catch((error: unknown) =>
      send(response, { status: 502, headers: {}, body: { error: String(error) } }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrlOf: (one) => `http://127.0.0.1:${port}/${faults.indexOf(one)}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
