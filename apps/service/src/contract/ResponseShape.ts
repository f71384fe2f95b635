export interface SchemaNode {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, SchemaNode>>
  readonly items?: SchemaNode
  readonly allOf?: readonly SchemaNode[]
  readonly anyOf?: readonly SchemaNode[]
  readonly oneOf?: readonly SchemaNode[]
  /** Whether only callers with a paid product may read the property. */
  readonly 'x-paid'?: boolean
  /** Whether the property is a link. Links to files of this service are signed. */
  readonly 'x-signed'?: boolean
}

interface Shaping {
  readonly withholdsPaid: boolean
  readonly sign: (link: string) => string
}

/** Returns a part of a response as the caller may see it. Does not mutate the value. */
export type ResponseShape = (value: unknown, shaping: Shaping) => unknown

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Whether a schema has a property with `x-paid: false`. If so, all properties without this mark are paid
 * details.
 */
const opensByName = (properties: Readonly<Record<string, SchemaNode>>) =>
  Object.values(properties).some((property) => property['x-paid'] === false)

/**
 * Returns a function that creates the response shape of a schema (ADR 27). A shape withholds properties
 * marked `x-paid` and signs links marked `x-signed`. For a schema without these marks, the function returns
 * null.
 *
 * @param resolve finds the schema of a `$ref`
 */
export function createShapes(resolve: (ref: string) => SchemaNode) {
  const known = new Map<string, { shape: ResponseShape | null }>()

  function ofRef(ref: string): ResponseShape | null {
    const before = known.get(ref)
    // A recursive schema reaches this function again while its shape is still being built. Return the
    // preliminary function, which calls the finished shape later.
    if (before !== undefined) return before.shape
    const entry: { shape: ResponseShape | null } = {
      shape: (value, shaping) => entry.shape?.(value, shaping) ?? value,
    }
    if (!marksSomething(resolve(ref), new Set())) entry.shape = null
    known.set(ref, entry)
    if (entry.shape !== null) entry.shape = shapeOf(resolve(ref))
    return entry.shape
  }

  function marksSomething(node: SchemaNode, seen: Set<string>): boolean {
    if (node['x-paid'] !== undefined || node['x-signed'] === true) return true
    if (node.$ref !== undefined) {
      if (seen.has(node.$ref)) return false
      seen.add(node.$ref)
      return marksSomething(resolve(node.$ref), seen)
    }
    return partsOf(node).some((part) => marksSomething(part, seen))
  }

  function ofProperties(properties: Readonly<Record<string, SchemaNode>>): ResponseShape {
    const isClosed = opensByName(properties)
    const rules = new Map(
      Object.entries(properties).map(([name, property]) => [
        name,
        {
          isPaid: property['x-paid'] ?? isClosed,
          isSigned: property['x-signed'] === true,
          shape: shapeOf(property),
        },
      ]),
    )
    return (value, shaping) => {
      if (!isObject(value)) return value
      return Object.fromEntries(
        Object.entries(value).map(([name, part]) => {
          const rule = rules.get(name)
          if (shaping.withholdsPaid && (rule?.isPaid ?? isClosed)) return [name, null]
          if (rule?.isSigned === true && typeof part === 'string') return [name, shaping.sign(part)]
          return [name, rule?.shape?.(part, shaping) ?? part]
        }),
      )
    }
  }

  function ofItems(items: SchemaNode): ResponseShape | null {
    const shape = shapeOf(items)
    if (shape === null) return null
    return (value, shaping) => (Array.isArray(value) ? value.map((item) => shape(item, shaping)) : value)
  }

  function shapeOf(node: SchemaNode): ResponseShape | null {
    if (!marksSomething(node, new Set())) return null
    const shapes = [
      node.$ref === undefined ? null : ofRef(node.$ref),
      ...[...(node.allOf ?? []), ...(node.anyOf ?? []), ...(node.oneOf ?? [])].map(shapeOf),
      node.properties === undefined ? null : ofProperties(node.properties),
      node.items === undefined ? null : ofItems(node.items),
    ].filter((shape) => shape !== null)
    return (value, shaping) => shapes.reduce((shaped, shape) => shape(shaped, shaping), value)
  }

  return shapeOf
}

function partsOf(node: SchemaNode): SchemaNode[] {
  return [
    ...Object.values(node.properties ?? {}),
    ...(node.items === undefined ? [] : [node.items]),
    ...(node.allOf ?? []),
    ...(node.anyOf ?? []),
    ...(node.oneOf ?? []),
  ]
}
