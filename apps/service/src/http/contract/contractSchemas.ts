import type { Schemas } from '@spadestik/api-client/schema'
import { may } from '@spadestik/domain/access'
import bundle from '../../../../../openapi/bundle.json'
import type { SchemaNode } from './AnswerShape'
import { createShapes } from './AnswerShape'
import type { Caller } from '../Caller'

/** Finds what a local `$ref` of the contract leads to. */
export function resolveReference(ref: string): object {
  let found: unknown = bundle
  for (const part of ref.slice(2).split('/')) found = Object(found)[part]
  return Object(found)
}

/** Makes what shapes the answers of a schema of the contract. */
export const shapeOf = createShapes((ref) => resolveReference(ref) as SchemaNode)

/**
 * Withholds what a caller has not paid for from a value of a schema. For ways out of the service that are not
 * answers of operations, such as e-mails; answers pass `runOperation`.
 */
export function withholdPaid<Name extends keyof Schemas>(
  name: Name,
  value: Schemas[Name],
  caller: Caller,
): Schemas[Name] {
  const shape = shapeOf({ $ref: `#/components/schemas/${name}` })
  if (shape === null) return value
  return shape(value, {
    withholdsPaid: !may(caller, 'readPaidDetails'),
    sign: (link) => link,
  }) as Schemas[Name]
}
