/**
 * Returns the lists after one of them was saved. A new list comes first, and an existing list keeps its
 * position. (W07)
 */
export function withSavedList<List extends { readonly id: number }>(
  lists: readonly List[],
  saved: List,
): List[] {
  const isKnown = lists.some(({ id }) => id === saved.id)
  return isKnown ? lists.map((list) => (list.id === saved.id ? saved : list)) : [saved, ...lists]
}

/** Returns the lists after one of them was deleted. */
export function withoutList<List extends { readonly id: number }>(
  lists: readonly List[],
  id: number,
): List[] {
  return lists.filter((list) => list.id !== id)
}
