/** The lists after one of them was saved: a new one stands first, a known one is replaced. @source specification 4 (Lists) */
export function withSavedList<List extends { readonly id: number }>(
  lists: readonly List[],
  saved: List,
): List[] {
  const isKnown = lists.some(({ id }) => id === saved.id)
  return isKnown ? lists.map((list) => (list.id === saved.id ? saved : list)) : [saved, ...lists]
}

/** The lists after one of them was deleted. */
export function withoutList<List extends { readonly id: number }>(
  lists: readonly List[],
  id: number,
): List[] {
  return lists.filter((list) => list.id !== id)
}

/** What a move of several saves has done so far, so that a failure can name it and go on from there. */
export interface SaveProgress<List> {
  readonly saved: readonly List[]
  readonly left: readonly List[]
}

/** Where a series of saves stands after so many of them. @source decision 25 */
export function saveProgress<List>(changes: readonly List[], savedCount: number): SaveProgress<List> {
  return { saved: changes.slice(0, savedCount), left: changes.slice(savedCount) }
}
