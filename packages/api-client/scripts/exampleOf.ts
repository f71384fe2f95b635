/** What the examples are made of: a JSON Schema of the contract, or a reference to one. */
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
    `The bundle refers to ${$ref}, which it does not contain, so there is no example of it. Correct the $ref.`,
  )
}

/** The properties of an object, its own and those of what it consists of. */
function propertiesOf(schemas: Schemas, schema: ExampleSchema): Record<string, ExampleSchema> {
  if (schema.$ref !== undefined) return propertiesOf(schemas, follow(schemas, schema))
  const inherited = (schema.allOf ?? []).map((part) => propertiesOf(schemas, part))
  return Object.assign({}, ...inherited, schema.properties)
}

/**
 * The example of a schema with everything in it: what its own example leaves empty, a list or a part, is filled
 * with the example of that list's entries or that part. What contains itself stays empty.
 *
 * @throws Error where the contract has no example.
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
  throw new Error(`There is no example of ${JSON.stringify(schema).slice(0, 80)}. Give the schema one.`)
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
