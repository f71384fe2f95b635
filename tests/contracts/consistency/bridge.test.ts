import { describe, expect, test } from 'vitest'
import { bridge } from '../bridge/bridgeStates'
import { readContract } from '../contract/Contract'
import { operationsOf } from '../contract/Operation'
import { operationIdOf } from '../pact/readPact'
import { readInteractions } from '../pact/readInteractions'

const operations = new Map(operationsOf(readContract()).map((operation) => [operation.id, operation]))
const asked = Map.groupBy(readInteractions(['crm-bridge']), operationIdOf)

describe.each([...asked])('%s', (id, interactions) => {
  const scopes = operations.get(id)?.scopes ?? []

  test('[G06] [O11] is open to the key of a bridge, which needs no more scopes', () => {
    expect(scopes).not.toEqual([])
    expect(scopes.filter((scope) => !bridge.includes(scope))).toEqual([])
  })

  test('[G06] [O11] is refused to a key that has ended, and to one that lacks its scope', () => {
    const statuses = interactions.map(({ response }) => response.status)
    expect(statuses).toContain(498)
    expect(statuses).toContain(403)
  })

  test('[G06] [O11] is called by keys only', () => {
    const callers = interactions.map(({ providerStates: [caller] = [] }) => caller?.name)
    expect(callers.filter((caller) => caller?.startsWith('a key ') !== true)).toEqual([])
  })
})

test('[G06] [O11] a bridge uses every scope of its key', () => {
  const used = new Set([...asked.keys()].flatMap((id) => operations.get(id)?.scopes ?? []))
  expect([...used].toSorted()).toEqual(['changes:read', 'items:read', 'webhooks:manage'])
})
