/**
 * Returns how deep the objects and lists of a value are nested, but at most one level more than `most`. Does
 * not call itself, so that no value can exhaust the call stack.
 */
export function levelsOf(value: unknown, most: number): number {
  let level: unknown[] = [value]
  let depth = 0
  while (depth <= most) {
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? [one] : []))
    if (level.length === 0) return depth
    depth += 1
    level = level.flatMap((one) => Object.values(Object(one)))
  }
  return depth
}
