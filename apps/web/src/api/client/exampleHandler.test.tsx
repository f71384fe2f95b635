import type { ApiClient, OperationId } from '@spadestik/api-client'
import * as operations from '@spadestik/api-client'
import { exampleResponses } from '@spadestik/api-client/examples'
import { expect, test } from 'vitest'
import { answer, exampleHandler, refuse } from '../../../testing/answer'
import { worker } from '../../../testing/worker'

type Call = (client: ApiClient, request?: object) => ReturnType<typeof operations.getLists>

const calls = new Map<string, unknown>(Object.entries(operations))
const ids = Object.keys(exampleResponses) as OperationId[]
const client = operations.createClient({
  baseUrl: '/api',
  getToken: () => null,
  getLocale: () => ({ languageId: 2, domainId: 9 }),
})

/** Calls an operation with arguments that are just valid enough to get a response. */
function call(id: OperationId) {
  const ask = calls.get(id) as Call
  const request = { path: { id: 1, languageId: 2, companyRoleId: 1 }, query: {}, body: {} }
  const takesNothing = ask.length < 3
  return operations.unwrapWithHeaders(takesNothing ? ask(client) : ask(client, request))
}

test.each(ids)('[G02] in tests and stories %s returns the example of the contract', async (id) => {
  worker.use(exampleHandler)
  const { data, headers } = await call(id)
  expect(data).toEqual(exampleResponses[id].body)
  for (const [name, value] of Object.entries(exampleResponses[id].headers)) {
    expect(headers.get(name)).toBe(value)
  }
})

test('[G02] a test can replace a response, and answer with a failure status of the contract', async () => {
  const [list] = exampleResponses.getLists.body
  worker.use(answer('getLists', list ? [{ ...list, name: 'Broer' }] : []))
  expect((await call('getLists')).data).toMatchObject([{ name: 'Broer' }])
  worker.use(refuse('getProject', 480))
  await expect(call('getProject')).rejects.toMatchObject({ kind: 'accessRunOut', status: 480 })
})
