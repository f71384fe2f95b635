import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isDeepStrictEqual } from 'node:util'
import { readContract } from '../contract/Contract'
import { operationsOf } from '../contract/Operation'
import { operationAt } from '../contract/operationAt'
import type { Fault, ProviderRequest, ProviderResponse } from './Fault'

export interface BrokenProvider {
  /** Returns the base URL of a service that has the given fault. */
  readonly baseUrlOf: (one: Fault) => string
  /** The faults that have changed a request or a response, or have kept a request from the service. */
  readonly effective: ReadonlySet<Fault>
  readonly stop: () => Promise<void>
}

interface Received extends ProviderRequest {
  readonly method: string
  readonly path: string
  readonly headers: [string, string][]
}

const operations = operationsOf(readContract())
const kept = new Set(['content-type', 'authorization', 'accept'])

async function receive(path: string, request: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString('utf8')
  const url = new URL(path, 'http://localhost')
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    body: text === '' ? undefined : JSON.parse(text),
    headers: Object.entries(request.headers).flatMap(([name, value]) =>
      kept.has(name) ? [[name, String(value)]] : [],
    ),
  }
}

async function ask(api: string, { method, path, query, body, headers }: Received): Promise<ProviderResponse> {
  const response = await fetch(`${api}${path}?${query}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
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

/** Returns the response of a service with this fault, and whether the fault has changed anything. */
async function respondWith(
  fault: Fault,
  api: string,
  request: Received,
): Promise<[ProviderResponse, boolean]> {
  const operation = operationAt(operations, request)?.id
  if (operation !== (fault.operation ?? fault.interaction.split(':')[0]))
    return [await ask(api, request), false]
  if (fault.answer !== undefined) return [fault.answer(request), true]
  const asked = { ...request, query: new URLSearchParams(request.query), body: structuredClone(request.body) }
  fault.misread?.(asked)
  const response = await ask(api, asked)
  const before = structuredClone(response)
  fault.corrupt?.(response)
  const isMisread =
    String(asked.query) !== String(request.query) || !isDeepStrictEqual(asked.body, request.body)
  return [response, isMisread || !isDeepStrictEqual(response, before)]
}

function send(response: ServerResponse, { status, headers, body, text }: ProviderResponse): void {
  response.writeHead(status, headers)
  response.end(text ?? (body === undefined ? '' : JSON.stringify(body)))
}

export async function startBrokenProvider(api: string, faults: readonly Fault[]): Promise<BrokenProvider> {
  const effective = new Set<Fault>()
  const server = createServer((request, response) => {
    const [, index = '', path = ''] = /^\/(\d+)(\/.*)$/.exec(request.url ?? '') ?? []
    const respond = async (): Promise<void> => {
      const fault = faults[Number(index)]
      if (fault === undefined) throw new Error(`There is no fault ${index}.`)
      const [provided, isEffective] = await respondWith(fault, api, await receive(path, request))
      if (isEffective) effective.add(fault)
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
    effective,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
