const separator = '\u0000'

/**
 * Removes each path of criteria that is the beginning of a longer path. For example, removes `Denmark` if
 * there is `Denmark, Aarhus`.
 */
export function deepestPaths(paths: readonly (readonly string[])[]): (readonly string[])[] {
  const joined = paths.map((names) => names.join(separator))
  return paths.filter((_, index) => {
    const beginning = `${joined[index] ?? ''}${separator}`
    return !joined.some((other) => other.startsWith(beginning))
  })
}
