const separator = '\u0000'

/** The paths that no other path continues: a branch that is named beside its own parts says nothing more. */
export function deepestPaths(paths: readonly (readonly string[])[]): (readonly string[])[] {
  const joined = paths.map((names) => names.join(separator))
  return paths.filter((_, index) => {
    const beginning = `${joined[index] ?? ''}${separator}`
    return !joined.some((other) => other.startsWith(beginning))
  })
}
