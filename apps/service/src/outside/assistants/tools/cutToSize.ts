import { limits } from '@spadestik/domain/limits'

/** How long texts and lists may be, from the first try to the last. */
const sizes = [
  { text: 4000, list: 50 },
  { text: 1000, list: 20 },
  { text: 200, list: 5 },
] as const

function cutValue(value: unknown, size: (typeof sizes)[number], path: string, cut: Set<string>): unknown {
  if (typeof value === 'string' && value.length > size.text) {
    cut.add(path)
    return `${value.slice(0, size.text).replace(/[\uD800-\uDBFF]$/, '')}…`
  }
  if (Array.isArray(value)) {
    if (value.length > size.list) cut.add(path)
    return value.slice(0, size.list).map((one: unknown) => cutValue(one, size, path, cut))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      cutValue(one, size, path === '' ? name : `${path}.${name}`, cut),
    ]),
  )
}

/**
 * Returns a value with shorter texts and lists, so that an item with hundreds of lots still fits into the memory of an
 * assistant, and the paths of what was cut.
 */
export function cutToSize(value: object): {
  readonly value: Record<string, unknown>
  readonly cut: string[]
} {
  const cut = new Set<string>()
  let small: unknown = value
  for (const size of sizes) {
    cut.clear()
    small = cutValue(value, size, '', cut)
    if (JSON.stringify(small).length <= limits.assistantItemLength) break
  }
  return { value: Object(small), cut: [...cut] }
}
