/** Returns the lists after one was saved: a new list comes first, a known one is replaced. (W07) */
export function withSavedList<List extends { readonly id: number }>(
  lists: readonly List[],
  saved: List,
): List[] {
  const isKnown = lists.some(({ id }) => id === saved.id)
  return isKnown ? lists.map((list) => (list.id === saved.id ? saved : list)) : [saved, ...lists]
}

/** Returns the lists after one was deleted. */
export function withoutList<List extends { readonly id: number }>(
  lists: readonly List[],
  id: number,
): List[] {
  return lists.filter((list) => list.id !== id)
}

/** The progress of several saves, so that a failure can be reported and resumed. */
export interface SaveProgress<List> {
  readonly saved: readonly List[]
  readonly left: readonly List[]
}

/** Returns the progress after some of the saves. */
export function saveProgress<List>(changes: readonly List[], savedCount: number): SaveProgress<List> {
  return { saved: changes.slice(0, savedCount), left: changes.slice(savedCount) }
}
