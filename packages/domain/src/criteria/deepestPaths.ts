const separator = '\u0000'

/**
 * Returns the paths of criteria without those that are the beginning of a longer path. For example, leaves
 * out `Denmark` beside `Denmark, Aarhus`, because the longer path contains it.
 */
export function deepestPaths(paths: readonly (readonly string[])[]): (readonly string[])[] {
  const joined = paths.map((names) => names.join(separator))
  return paths.filter((_, index) => {
    const beginning = `${joined[index] ?? ''}${separator}`
    return !joined.some((other) => other.startsWith(beginning))
  })
}
