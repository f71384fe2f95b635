export interface ExampleSchema {
  $ref?: string
  type?: string | string[]
  format?: string
  const?: unknown
  enum?: unknown[]
  examples?: unknown[]
  properties?: Record<string, ExampleSchema>
  allOf?: ExampleSchema[]
  anyOf?: ExampleSchema[]
  items?: ExampleSchema
}

type Schemas = Record<string, ExampleSchema>

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function follow(schemas: Schemas, { $ref = '' }: ExampleSchema): ExampleSchema {
  const found = schemas[$ref.replace('#/components/schemas/', '')]
  if (found) return found
  throw new Error(
    `The bundle refers to ${$ref}, which does not exist, so no example can be generated. Correct the $ref.`,
  )
}

/** Includes the properties from `allOf`. */
function propertiesOf(schemas: Schemas, schema: ExampleSchema): Record<string, ExampleSchema> {
  if (schema.$ref !== undefined) return propertiesOf(schemas, follow(schemas, schema))
  const inherited = (schema.allOf ?? []).map((part) => propertiesOf(schemas, part))
  return Object.assign({}, ...inherited, schema.properties)
}

/**
 * Returns the most complete example of a schema. Empty arrays and objects in the schema's own example are
 * filled with the examples of their schemas. A schema that contains itself is filled only once.
 *
 * @throws Error if the contract has no example of the schema
 */
export function exampleOf(schemas: Schemas, schema: ExampleSchema, within: readonly string[] = []): unknown {
  if (schema.$ref !== undefined) {
    return exampleOf(schemas, follow(schemas, schema), [...within, schema.$ref])
  }
  const [given] = schema.examples ?? []
  if (schema.type === 'array') return fill(schemas, schema, given ?? [], within)
  if (given !== undefined) return fill(schemas, schema, given, within)
  if (schema.const !== undefined) return schema.const
  if (schema.type === 'boolean') return true
  if (schema.allOf !== undefined) {
    const parts = schema.allOf.map((part) => exampleOf(schemas, part, within))
    return Object.assign({}, ...parts)
  }
  const own = Object.entries(schema.properties ?? {})
  if (own.length > 0) {
    return Object.fromEntries(own.map(([name, part]) => [name, exampleOf(schemas, part, within)]))
  }
  throw new Error(
    `The contract has no example for ${JSON.stringify(schema).slice(0, 80)}. Add one to the schema.`,
  )
}

function fill(schemas: Schemas, schema: ExampleSchema, given: unknown, within: readonly string[]): unknown {
  if (schema.$ref !== undefined) {
    return fill(schemas, follow(schemas, schema), given, [...within, schema.$ref])
  }
  const part = schema.anyOf?.find(({ $ref }) => $ref !== undefined)
  if (part !== undefined) {
    if (given !== null && given !== undefined) return fill(schemas, part, given, within)
    return within.includes(part.$ref ?? '') ? null : exampleOf(schemas, part, within)
  }
  if (Array.isArray(given)) {
    const items = schema.items
    if (items === undefined) return given
    if (given.length > 0) return given.map((entry) => fill(schemas, items, entry, within))
    const isPart = items.$ref !== undefined && Object.keys(propertiesOf(schemas, items)).length > 0
    return isPart && !within.includes(items.$ref ?? '') ? [exampleOf(schemas, items, within)] : []
  }
  if (!isObject(given)) return given
  const properties = propertiesOf(schemas, schema)
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const property = properties[name]
      return [name, property === undefined ? value : fill(schemas, property, value, within)]
    }),
  )
}
