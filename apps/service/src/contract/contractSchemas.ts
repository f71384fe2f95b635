import type { Schemas } from '@spadestik/api-client/schema'
import { may } from '@spadestik/domain/access'
import type { Caller } from './Caller'
import bundle from '../../../../openapi/bundle.json'
import type { SchemaNode } from './ResponseShape'
import { createShapes } from './ResponseShape'

export function resolveReference(ref: string): object {
  let found: unknown = bundle
  for (const part of ref.slice(2).split('/')) found = Object(found)[part]
  return Object(found)
}

/**
 * Returns the function that withholds the parts marked `x-paid` and signs the links marked `x-signed`.
 * Returns null for a schema without these marks.
 */
export const shapeOf = createShapes((ref) => resolveReference(ref) as SchemaNode)

/**
 * Withholds the paid details of data that is not a response, such as an e-mail. For responses, `runOperation`
 * does the same. The value can lack properties of the schema.
 */
export function withholdPaid<Name extends keyof Schemas, Value extends Partial<Schemas[Name]>>(
  name: Name,
  value: Value,
  caller: Caller,
): Value {
  const shape = shapeOf({ $ref: `#/components/schemas/${name}` })
  if (shape === null) return value
  return shape(value, {
    withholdsPaid: !may(caller, 'readPaidDetails'),
    sign: (link) => link,
  }) as Value
}
