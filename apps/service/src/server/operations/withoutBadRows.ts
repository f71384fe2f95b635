import type { ErrorObject } from 'ajv'

type Container = Record<string, unknown> | unknown[]

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null

const partsOf = (pointer: string) =>
  pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))

/**
 * Returns the pointer of the row that contains a fault: the outermost array entry on the path of the fault.
 * Returns null when the path contains no array.
 */
function rowOf(response: unknown, pointer: string): string | null {
  const path: string[] = []
  let at = response
  for (const part of pointer === '' ? [] : partsOf(pointer)) {
    path.push(part)
    if (Array.isArray(at)) return path.join('/')
    at = isContainer(at) ? Reflect.get(at, part) : undefined
  }
  return null
}

function without(value: unknown, path: string, rows: ReadonlySet<string>): unknown {
  if (!isContainer(value)) return value
  const below = (name: string) => (path === '' ? name : `${path}/${name}`)
  if (Array.isArray(value)) {
    return value.flatMap((entry: unknown, index) =>
      rows.has(below(String(index))) ? [] : [without(entry, below(String(index)), rows)],
    )
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, without(part, below(name), rows)]),
  )
}

/**
 * Removes array entries that break the schema, because one bad row would make the whole page fail.
 *
 * @returns the remaining response, or null when a fault lies outside all arrays
 */
export function withoutBadRows(response: unknown, errors: readonly ErrorObject[]): unknown {
  const rows = errors.map(({ instancePath }) => rowOf(response, instancePath))
  if (rows.includes(null)) return null
  return without(response, '', new Set(rows.filter((row) => row !== null)))
}
