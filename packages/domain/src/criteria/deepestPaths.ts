const separator = '\u0000'

/**
 * Returns the paths that are not the beginning of another path, because a parent says nothing more than its
 * children.
 */
export function deepestPaths(paths: readonly (readonly string[])[]): (readonly string[])[] {
  const joined = paths.map((names) => names.join(separator))
  return paths.filter((_, index) => {
    const beginning = `${joined[index] ?? ''}${separator}`
    return !joined.some((other) => other.startsWith(beginning))
  })
}
