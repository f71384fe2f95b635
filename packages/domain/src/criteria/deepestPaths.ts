const separator = '\u0000'

/**
 * Removes paths of criteria that are the beginning of a longer path. For example, removes `Denmark` beside
 * `Denmark, Aarhus`.
 */
export function deepestPaths(paths: readonly (readonly string[])[]): (readonly string[])[] {
  const joined = paths.map((names) => names.join(separator))
  return paths.filter((_, index) => {
    const beginning = `${joined[index] ?? ''}${separator}`
    return !joined.some((other) => other.startsWith(beginning))
  })
}
