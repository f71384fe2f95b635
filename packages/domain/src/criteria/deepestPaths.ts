const separator = '\u0000'

/**
 * Returns the paths without those that are the beginning of another path. A longer path already names all
 * parents.
 */
export function deepestPaths(paths: readonly (readonly string[])[]): (readonly string[])[] {
  const joined = paths.map((names) => names.join(separator))
  return paths.filter((_, index) => {
    const beginning = `${joined[index] ?? ''}${separator}`
    return !joined.some((other) => other.startsWith(beginning))
  })
}
