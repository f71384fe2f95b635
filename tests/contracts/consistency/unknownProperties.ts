import type { Contract } from '../contract/Contract'
import { flatten } from '../contract/flatten'
import type { Schema } from '../contract/Schema'

/**
 * Lists the properties of a value that are missing in its schema, with their paths. Ajv does not report them,
 * because the schemas of responses allow additional properties.
 */
export function unknownProperties(contract: Contract, schema: Schema, value: unknown, at = '$'): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { items, properties = {}, additionalProperties } = flatten(contract, schema)
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) =>
      items === undefined ? [] : unknownProperties(contract, items, entry, `${at}[${index}]`),
    )
  }
  return Object.entries(value).flatMap(([name, part]) => {
    const property = properties[name]
    if (property !== undefined) return unknownProperties(contract, property, part, `${at}.${name}`)
    return typeof additionalProperties === 'object' ? [] : [`${at}.${name}`]
  })
}
