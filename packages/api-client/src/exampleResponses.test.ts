import { expect, test } from 'vitest'

import { exampleResponses } from '../exports/examples'
import { contractOperations } from './fixtures/bundle'
import { validatorOfSchema } from './fixtures/validator'

test.each(contractOperations)(
  '[Z01] the example response of $operationId is valid',
  ({ operationId, method, path, responses }) => {
    const example = exampleResponses[operationId as keyof typeof exampleResponses]
    expect([example.method, example.path]).toEqual([method, path])
    const answer = responses[example.status]
    expect(answer).toBeDefined()
    const schema = answer?.content?.['application/json']?.schema
    const validate = validatorOfSchema(schema ?? {})
    validate(example.body ?? null)
    expect(validate.errors ?? []).toEqual([])
    expect(example.body === undefined).toBe(schema === undefined)
  },
)

test('[E02] the example of a project has a value for every property', () => {
  const { procurements, notes, companyRoles, files, articles, childrenProjects, parentProject } =
    exampleResponses.getProject.body
  const parts = [procurements, notes, companyRoles, files, articles, childrenProjects]
  expect(parts.map((part) => part.length)).toEqual([1, 1, 1, 1, 1, 1])
  expect(parentProject?.name).toBe('Børnehus ved Lystrup Engvej')
})

test('[E02] the example of a tree ends where its schema contains itself', () => {
  const [type] = exampleResponses.getCriterionTypes.body
  expect(type?.criteria[0]?.children[0]?.children).toEqual([])
})
