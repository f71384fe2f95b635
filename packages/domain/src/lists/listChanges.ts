/**
 * Returns the lists after one was saved. A new list comes first, and an existing one keeps its position.
 * (W07)
 */
export function withSavedList<List extends { readonly id: number }>(
  lists: readonly List[],
  saved: List,
): List[] {
  const isKnown = lists.some(({ id }) => id === saved.id)
  return isKnown ? lists.map((list) => (list.id === saved.id ? saved : list)) : [saved, ...lists]
}

export function withoutList<List extends { readonly id: number }>(
  lists: readonly List[],
  id: number,
): List[] {
  return lists.filter((list) => list.id !== id)
}
