import type { OperationId } from '@spadestik/api-client'
import type { Parameter } from '../../contract/Contract'
import { readContract } from '../../contract/Contract'
import { flatten } from '../../contract/flatten'
import { operationOf } from './carryOut'

const contract = readContract()
const addedByTheClient = new Set(['languageId', 'domainId'])

const valuesOf = (parameters: readonly Parameter[]) =>
  Object.fromEntries(parameters.map(({ name, example }) => [name, example]))

export function exampleRequest(id: string): object {
  const { parameters, body } = operationOf(id as OperationId)
  const path = valuesOf(parameters.filter((parameter) => parameter.in === 'path'))
  const query = valuesOf(
    parameters.filter(
      ({ name, required, in: place }) =>
        place === 'query' && required === true && !addedByTheClient.has(name),
    ),
  )
  if (body === undefined) return { path, query }
  const { examples: [example] = [], properties, required } = flatten(contract, body)
  const missing = (required ?? []).filter((name) => !(name in (example as object)))
  const rest = missing.map((name) => [name, flatten(contract, properties?.[name] ?? {}).examples?.[0]])
  return { path, query, body: { ...(example as object), ...Object.fromEntries(rest) } }
}
