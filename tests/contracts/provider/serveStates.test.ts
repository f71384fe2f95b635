import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { providerStates, type ProviderState } from '../providerStates'
import { requestMade } from '../requestMade'
import { startReference, type Reference } from './Reference'

let reference: Reference

beforeAll(async () => {
  reference = await startReference()
})

afterAll(() => reference.stop())

function post(state: string, action: 'setup' | 'teardown'): Promise<Response> {
  return fetch(reference.providerStatesUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ state, params: {}, action }),
  })
}

const typesOf = (values: object): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value]))

const states = (Object.keys(providerStates) as ProviderState[]).filter((state) => state !== requestMade)

describe('the states endpoint', () => {
  test.each(states)('[G06] can set up "%s" twice, and returns its values', async (state) => {
    // Sign in first, as every interaction does.
    await post('a paid user is signed in', 'setup')
    await post(state, 'setup')
    const response = await post(state, 'setup')
    expect(response.status).toBe(200)
    const values = (await response.json()) as Record<string, unknown>
    expect(typesOf(values)).toEqual(typesOf(providerStates[state]))
    expect(Object.values(values)).not.toContain(0)
    expect(Object.values(values)).not.toContain('')
  })

  test('[G06] does nothing on teardown', async () => {
    const response = await post('the user has hidden a project', 'teardown')
    expect([response.status, await response.json()]).toEqual([200, {}])
  })

  test('[G06] rejects an unknown state, so that its interaction fails', async () => {
    const response = await post('it rains', 'setup')
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({
      error: 'There is no state "it rains". Add a set-up function for it.',
    })
  })
})
