import { describe, expect, test } from 'vitest'
import { readContract } from '../contract/Contract'
import { createValidator } from '../contract/createValidator'
import { operationsOf } from '../contract/Operation'
import { operationAt } from '../contract/operationAt'
import { readInteractions } from '../pact/readInteractions'
import { providerStates } from '../providerStates'
import { requestMade, type MadeRequest } from '../requestMade'

const contract = readContract()
const operations = operationsOf(contract)
const validate = createValidator(contract, { isPartial: false })
const examples = new Map(Object.values(providerStates).flatMap((values) => Object.entries(values)))

const withoutPlaceholders = (part: unknown): unknown =>
  JSON.parse(
    JSON.stringify(part).replaceAll(/"\$\{(\w+)\}"/g, (_, name: string) =>
      JSON.stringify(examples.get(name)),
    ),
  )

const cases = readInteractions().flatMap(({ description, providerStates: states = [] }) =>
  states.flatMap(({ name, params }, index) =>
    name === requestMade
      ? [{ description, made: params as MadeRequest, earlier: states.slice(0, index) }]
      : [],
  ),
)

describe.each(cases)('$description', ({ made, earlier }) => {
  test('[G06] [Z01] the request before is one of the contract, and sends what it allows', () => {
    const operation = operationAt(operations, made)
    expect(operation, `${made.method} ${made.path} is no operation.`).toBeDefined()
    if (operation?.body !== undefined) {
      expect(validate(operation.body, withoutPlaceholders(made.body))).toEqual([])
    }
    const known = new Set(operation?.parameters.map(({ name }) => name))
    expect(Object.keys(made.query).filter((name) => !known.has(name))).toEqual([])
  })

  test('[G06] the request before uses only values that an earlier state returns', () => {
    const used = JSON.stringify(made).matchAll(/\$\{(\w+)\}/g)
    const returned = new Set(
      earlier.flatMap(({ name, params }) =>
        name === requestMade
          ? Object.keys((params as MadeRequest).reads ?? {})
          : Object.keys(providerStates[name as keyof typeof providerStates]),
      ),
    )
    expect([...used].map(([, name = '']) => name).filter((name) => !returned.has(name))).toEqual([])
  })
})
