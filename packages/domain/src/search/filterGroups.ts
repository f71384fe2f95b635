/**
 * Sorts the ids of filter groups (sections of the search page) in the user's order. A group that is missing
 * in this order comes after its predecessor in the standard order.
 */
export function orderedGroups(standard: readonly string[], chosen: readonly string[]): string[] {
  const known = chosen.filter((id, position) => standard.includes(id) && chosen.indexOf(id) === position)
  const ordered = [...known]
  standard.forEach((id, position) => {
    if (known.includes(id)) return
    const before = standard.slice(0, position).findLast((other) => ordered.includes(other))
    ordered.splice(ordered.indexOf(before ?? '') + 1, 0, id)
  })
  return ordered
}

/**
 * Moves a filter group up or down by one position. Does nothing for the first group (up) and the last group
 * (down).
 */
export function movedGroup(ids: readonly string[], id: string, step: -1 | 1): string[] {
  const from = ids.indexOf(id)
  const to = from + step
  if (from === -1 || to < 0) return [...ids]
  return ids.toSpliced(from, 1).toSpliced(to, 0, id)
}
