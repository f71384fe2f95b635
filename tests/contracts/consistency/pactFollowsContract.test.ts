import { describe, expect, test } from 'vitest'
import { readContract } from '../contract/Contract'
import { createValidator } from '../contract/createValidator'
import { follow, jsonOf, operationsOf } from '../contract/Operation'
import { operationAt } from '../contract/operationAt'
import { readInteractions } from '../pact/readInteractions'
import { operationIdOf, type PactInteraction } from '../pact/readPact'
import { providerStates } from '../providerStates'
import { unknownProperties } from './unknownProperties'

const contract = readContract()
const operations = operationsOf(contract)
const interactions = readInteractions()
const whole = createValidator(contract, { isPartial: false })
const partial = createValidator(contract, { isPartial: true })

function valueOf(text: string, types: readonly string[]): unknown {
  if (types.includes('integer') || types.includes('number')) return Number(text)
  return types.includes('boolean') ? text === 'true' : text
}

const cases = interactions.map((interaction) => {
  // The name of an interaction is not used, so that a test can compare it with the found operation.
  const operation = operationAt(operations, interaction.request)
  if (operation === undefined)
    throw new Error(`The contract has no operation for "${interaction.description}".`)
  return { ...interaction, interaction, operation }
})

const isRefusal = (interaction: PactInteraction): boolean => interaction.response.status === 400

describe.each(cases)('$description', ({ interaction, operation }) => {
  const { request, response, providerStates: states = [] } = interaction
  const answer = operation.answers.get(response.status)

  test('[G06] [Z01] is named after its operation and uses known states', () => {
    expect(operationIdOf(interaction)).toBe(operation.id)
    expect(states.filter(({ name }) => !Object.hasOwn(providerStates, name))).toEqual([])
  })

  test('[G06] [Z01] sends what the contract allows', () => {
    const parts = request.path.split('/')
    const inPath = operation.path
      .split('/')
      .flatMap((part, index) => (part.startsWith('{') ? [[part.slice(1, -1), parts[index] ?? '']] : []))
    const inQuery = Object.entries(request.query ?? {}).map(([name, [value = '']]) => [name, value])
    const sent = new Map<string, string>([...inPath, ...inQuery] as [string, string][])
    const faults = operation.parameters.flatMap(({ name, required = false, schema }) => {
      const value = sent.get(name)
      if (value === undefined) return required ? [`${name} is missing`] : []
      const { type = [] } = follow(contract, schema)
      return partial(schema, valueOf(value, [type].flat())).map((fault) => `${name}${fault}`)
    })
    const known = new Set(operation.parameters.map(({ name }) => name))
    const unknown = [...sent.keys()].filter((name) => !known.has(name)).map((name) => `${name} is not known`)
    const body =
      operation.body === undefined
        ? request.body === undefined
          ? []
          : ['a body is not known']
        : whole(operation.body, request.body?.content)
    expect(isRefusal(interaction) ? unknown : [...faults, ...unknown, ...body]).toEqual([])
  })

  test('[G06] [Z01] expects only what the contract promises', () => {
    expect(answer, `${operation.id} never answers ${response.status}`).toBeDefined()
    const headers = Object.keys(response.headers ?? {}).map((name) => name.toLowerCase())
    const documented = new Set([
      'content-type',
      ...Object.keys(answer?.headers ?? {}).map((name) => name.toLowerCase()),
    ])
    expect(headers.filter((name) => !documented.has(name))).toEqual([])
    const schema = jsonOf(answer)
    const content = response.body?.content
    expect(content !== undefined && schema === undefined, 'The answer has no body.').toBe(false)
    if (content === undefined || schema === undefined) return
    expect(partial(schema, content)).toEqual([])
    expect(unknownProperties(contract, schema, content)).toEqual([])
  })

  test('[G06] [Z02] sends a token where the contract requires one', () => {
    const isSignedIn = request.headers?.['Authorization'] !== undefined
    const isUnknown = states.some(({ name }) => name === 'nobody is signed in')
    if (operation.needsToken) expect(isSignedIn).toBe(!isUnknown)
    else expect(isSignedIn).toBe(false)
  })
})
