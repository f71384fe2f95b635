import { describe, expect, test } from 'vitest'

import { bundle, contractOperations, resolvePart } from './fixtures/bundle'
import { validatorOf, validatorOfSchema } from './fixtures/validator'

describe('the examples of the contract', () => {
  const examples = Object.entries(bundle.components.schemas).flatMap(([name, { examples: given = [] }]) =>
    given.map((example): [string, unknown] => [name, example]),
  )

  test.each(Object.entries(bundle.components.schemas))(
    '[E02] %s has a description and an example',
    (_, schema) => {
      expect(schema.description).toMatch(/\.$/)
      expect(schema.examples).not.toHaveLength(0)
    },
  )

  test.each(examples)('[E02] the example of %s is valid', (name, example) => {
    const validate = validatorOf(name)
    validate(example)
    expect(validate.errors ?? []).toEqual([])
  })

  const parameters = contractOperations.flatMap((operation) =>
    operation.parameters.map((parameter): [string, string, typeof parameter] => [
      operation.operationId,
      parameter.name ?? '',
      parameter,
    ]),
  )

  test.each(parameters)('[Z01] the example of %s %s is valid', (_, __, { schema, example }) => {
    const validate = validatorOfSchema(schema ?? {})
    validate(example)
    expect(validate.errors ?? []).toEqual([])
  })
})

describe('the schemas of bodies', () => {
  const bodies = contractOperations.flatMap(({ operationId, requestBody }) => {
    const schema = requestBody?.content?.['application/json']?.schema
    return schema ? [{ operationId, schema, named: resolvePart(schema) }] : []
  })

  test.each(bodies)('[Z01] $operationId refuses unknown properties', ({ schema, named }) => {
    const validate = validatorOfSchema(schema)
    const known: unknown = named.examples?.[0] ?? {}
    expect(validate({ ...(known as object), misspelt: 1 })).toBe(false)
    expect(validate.errors?.map(({ params }) => Object.values(params))).toContainEqual(['misspelt'])
  })
})
