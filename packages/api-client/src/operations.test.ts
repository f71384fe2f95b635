import { expect, test } from 'vitest'

import * as adminOperations from './adminOperations.gen'
import { createClient } from './createClient'
import { contractOperations } from './fixtures/bundle'
import { expectedOperations } from './fixtures/expectedOperations'
import * as operations from './operations.gen'
import * as outsideOperations from './outsideOperations.gen'

function listen(answer: () => Response = () => Response.json(null)) {
  const requests: Request[] = []
  const client = createClient({
    baseUrl: 'https://api.example/api/',
    getToken: () => 'secret',
    getLocale: () => ({ languageId: 4, domainId: 8 }),
    fetch: async (request) => {
      requests.push(request)
      return answer()
    },
  })
  return { client, requests }
}

// Copy the module into a plain object, so that tests can read a function by the name of its operation.
const functions = { ...operations, ...adminOperations, ...outsideOperations }

const everything = {
  path: { id: 7, companyRoleId: 7, languageId: 2 },
  query: { term: 'nord', email: 'a@b.example' },
  body: {},
}

function pathOf(template: string): string {
  return `/api${template.replace('{languageId}', '2').replace(/\{\w+\}/, '7')}`
}

test.each(expectedOperations)(
  '[Z02] %s %s: %s sends token, language, domain and JSON',
  async (method, path, operationId) => {
    const { client, requests } = listen()
    const operation: (...given: never[]) => unknown = functions[operationId]
    const takesRequest = operation.length === 3
    await Reflect.apply(operation, undefined, takesRequest ? [client, everything] : [client])

    expect(requests).toHaveLength(1)
    const [request] = requests
    const url = new URL(request?.url ?? '')
    expect(request?.method).toBe(method)
    expect(url.pathname).toBe(pathOf(path))
    expect(url.searchParams.getAll('languageId')).toEqual(['4'])
    expect(url.searchParams.getAll('domainId')).toEqual(['8'])
    expect(request?.headers.get('Authorization')).toBe('Bearer secret')
    expect(request?.headers.get('Content-Type')).toBe('application/json')
  },
)

test('[Z01] each operation of the contract has a function, and there are no others', () => {
  expect(Object.keys(functions).sort()).toEqual(
    contractOperations.map(({ operationId }) => operationId).sort(),
  )
})

test('[Z02] a call sends its query and body together with language and domain', async () => {
  const { client, requests } = listen()
  await operations.searchProjects(client, {
    query: { index: 2, limit: 20, orderBy: 'budget', ascending: true },
    body: { freeSearch: 'børnehus', projectPhases: [3] },
  })
  const [request] = requests
  expect(Object.fromEntries(new URL(request?.url ?? '').searchParams)).toEqual({
    index: '2',
    limit: '20',
    orderBy: 'budget',
    ascending: 'true',
    languageId: '4',
    domainId: '8',
  })
  expect(await request?.json()).toEqual({ freeSearch: 'børnehus', projectPhases: [3] })
})

test('[Z02] a text in the query is encoded and arrives unchanged', async () => {
  const { client, requests } = listen()
  await operations.autocompleteCompanies(client, { query: { term: 'Fjord & Lund, 100 %' } })
  expect(new URL(requests[0]?.url ?? '').searchParams.get('term')).toBe('Fjord & Lund, 100 %')
})

test('[Z02] token, language and domain are read for every call', async () => {
  const requests: Request[] = []
  const tokens = ['first', null]
  const locales = [
    { languageId: 2, domainId: 9 },
    { languageId: 7, domainId: 10 },
  ] as const
  const client = createClient({
    baseUrl: 'https://api.example',
    getToken: async () => tokens[requests.length] ?? null,
    getLocale: () => locales[requests.length] ?? locales[0],
    fetch: async (request) => {
      requests.push(request)
      return Response.json([])
    },
  })
  await operations.getLists(client)
  await operations.getLists(client)
  expect(requests.map(({ url }) => new URL(url).search)).toEqual([
    '?languageId=2&domainId=9',
    '?languageId=7&domainId=10',
  ])
  expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer first', null])
})

test('[Z02] a call passes its options on', async () => {
  const { client, requests } = listen()
  const controller = new AbortController()
  await operations.getLists(client, {
    signal: controller.signal,
    cache: 'no-store',
    headers: { 'X-Try': '2' },
  })
  controller.abort()
  expect(requests[0]?.cache).toBe('no-store')
  expect(requests[0]?.headers.get('X-Try')).toBe('2')
  expect(requests[0]?.signal.aborted).toBe(true)
})
