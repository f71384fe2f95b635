import { expect, test } from 'vitest'

import { createClient } from './createClient'
import { contractOperations } from './fixtures/bundle'
import { createSession, getLists, getProject, markListSeen, resendLimitedAccessCode } from './operations.gen'
import { ApiProblem, kindOfStatus } from './problem'
import { readToken, unwrap, unwrapWithHeaders } from './unwrap'

function clientThatGets(answer: (request: Request) => Response | Promise<Response>) {
  return createClient({
    baseUrl: 'https://api.example',
    getToken: () => null,
    getLocale: () => ({ languageId: 2, domainId: 9 }),
    fetch: async (request) => answer(request),
  })
}

function loadProject(answer: () => Response | Promise<Response>): Promise<unknown> {
  return unwrap(getProject(clientThatGets(answer), { path: { id: 48213 } }))
}

const kinds = [
  [400, 'badRequest'],
  [401, 'signedOut'],
  [403, 'forbidden'],
  [404, 'notFound'],
  [409, 'conflict'],
  [413, 'payloadTooLarge'],
  [429, 'tooManyRequests'],
  [480, 'accessRunOut'],
  [481, 'sessionTaken'],
  [482, 'sessionEnded'],
  [498, 'tokenInvalid'],
  [500, 'serverError'],
  [501, 'notImplemented'],
  [503, 'searchTimeout'],
] as const

test.each(kinds)('[Z03] a %i with a problem body throws %s with that problem', async (status, kind) => {
  const body = { kind, title: 'Title', status, detail: 'What happened, why, and what to do.' }
  const failure = loadProject(() =>
    Response.json(body, { status, headers: { 'Content-Type': 'application/problem+json' } }),
  )
  await expect(failure).rejects.toBeInstanceOf(ApiProblem)
  await expect(failure).rejects.toMatchObject({ kind, status, body, message: body.detail })
})

test('[Z03] a 503 whose body says that the service is away is not taken for a slow search', async () => {
  const body = { kind: 'unavailable', title: 'Title', status: 503, detail: 'Try again later.' }
  const failure = loadProject(() => Response.json(body, { status: 503 }))
  await expect(failure).rejects.toMatchObject({ kind: 'unavailable', status: 503 })
})

test.each(kinds)('[Z03] an empty %i throws %s too', async (status, kind) => {
  await expect(loadProject(() => new Response(null, { status }))).rejects.toMatchObject({
    kind,
    status,
    body: null,
  })
})

test.each(kinds)('[Z03] an empty %i with a content length throws %s too', async (status, kind) => {
  const headers = { 'Content-Length': '0' }
  await expect(loadProject(() => new Response(null, { status, headers }))).rejects.toMatchObject({
    kind,
    status,
    body: null,
  })
})

test.each(kinds)('[Z03] a %i with a page of HTML throws %s without a body', async (status, kind) => {
  const page = () => new Response('<h1>Gateway</h1>', { status, headers: { 'Content-Type': 'text/html' } })
  await expect(loadProject(page)).rejects.toMatchObject({ kind, status, body: null })
})

test('[Z03] every failure in the contract has a kind', () => {
  const failures = new Set(contractOperations.flatMap(({ responses }) => Object.keys(responses).map(Number)))
  const named = [...failures].filter((status) => status >= 400).sort((a, b) => a - b)
  expect(named).toEqual(kinds.map(([status]) => status))
  expect(named.map(kindOfStatus)).not.toContain('unexpected')
})

test.each([302, 402, 418, 428, 502, 504])(
  '[Z03] a %i, which is not in the contract, is unexpected',
  async (status) => {
    await expect(loadProject(() => new Response(null, { status }))).rejects.toMatchObject({
      kind: 'unexpected',
      status,
    })
  },
)

test.each([
  ['900', 900],
  [null, null],
  ['Sun, 22 Nov 2026 10:00:00 GMT', null],
])('[A01, Z03] a failure with retry-after %s has %s seconds to wait', async (header, seconds) => {
  const headers = new Headers(header === null ? {} : { 'retry-after': header })
  const failure = loadProject(() => new Response(null, { status: 429, headers }))
  await expect(failure).rejects.toMatchObject({ kind: 'tooManyRequests', retryAfter: seconds })
})

test('[Z03] a success whose body is not JSON is unexpected', async () => {
  await expect(loadProject(() => new Response('<h1>Hello</h1>'))).rejects.toMatchObject({
    kind: 'unexpected',
    status: 0,
  })
})

test('[Z03] no response is a network problem that keeps its cause', async () => {
  const cause = new TypeError('Failed to fetch')
  const failure = loadProject(() => Promise.reject(cause))
  await expect(failure).rejects.toBeInstanceOf(ApiProblem)
  await expect(failure).rejects.toMatchObject({ kind: 'network', status: 0, body: null, cause })
})

test('[Z03] a call that took too long is a network problem', async () => {
  const cause = new DOMException('The operation timed out', 'TimeoutError')
  await expect(loadProject(() => Promise.reject(cause))).rejects.toMatchObject({ kind: 'network', cause })
})

test('[Z03] an aborted call stays an AbortError', async () => {
  const controller = new AbortController()
  const client = clientThatGets((request) => {
    controller.abort()
    request.signal.throwIfAborted()
    return Response.json([])
  })
  const failure = unwrap(getLists(client, { signal: controller.signal }))
  await expect(failure).rejects.toMatchObject({ name: 'AbortError' })
  await expect(failure).rejects.not.toBeInstanceOf(ApiProblem)
})

test("[Z03] an error in the caller's own code is rethrown", async () => {
  const cause = new RangeError('The storage of tokens is broken')
  await expect(loadProject(() => Promise.reject(cause))).rejects.toBe(cause)
})

test('[Z03] a success resolves with its body', async () => {
  const client = clientThatGets(() => Response.json([]))
  await expect(unwrap(getLists(client))).resolves.toEqual([])
})

test('[Z03] an `error` with a successful status is ignored', async () => {
  const call = Promise.resolve({
    data: 1,
    error: { kind: 'serverError' },
    response: new Response(null, { status: 200 }),
  })
  await expect(unwrap(call)).resolves.toBe(1)
})

test.each([
  ['204', () => new Response(null, { status: 204 })],
  ['200 without a body', () => new Response(null, { status: 200 })],
])('[Z03] a %s resolves with undefined', async (_, answer) => {
  const client = clientThatGets(answer)
  await expect(unwrap(markListSeen(client, { path: { id: 12 } }))).resolves.toBeUndefined()
  const resend = resendLimitedAccessCode(client, { body: { mail: 'mette@krogbyg.example' } })
  await expect(unwrap(resend)).resolves.toBeUndefined()
})

const credentials = { username: 'anne@fjordlund.example', password: 'skovl-og-spade' }

test('[W01] a login returns the user and the token of the jwt header', async () => {
  const client = clientThatGets(() => Response.json({ id: 71 }, { headers: { jwt: 'token' } }))
  const { data, headers } = await unwrapWithHeaders(createSession(client, { body: credentials }))
  expect(data).toEqual({ id: 71 })
  expect(readToken(headers)).toBe('token')
})

test('[W01] a login without a readable jwt header explains the cause', async () => {
  const client = clientThatGets(() => Response.json({ id: 71 }))
  const { headers } = await unwrapWithHeaders(createSession(client, { body: credentials }))
  expect(() => readToken(headers)).toThrow(/expose the header/)
})
