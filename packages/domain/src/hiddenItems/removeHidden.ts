import type { HiddenEntry } from './HiddenEntry'
import type { HiddenDraft } from './hideItem'

/** How an item is shown again: an update without the current user, or a delete. */
export type HiddenRemoval =
  | { readonly kind: 'edit'; readonly draft: HiddenDraft }
  | { readonly kind: 'delete'; readonly id: number }

/** Whether 'only for me' is offered: other users would remain. (M03) */
export function canRemoveSelf(entry: HiddenEntry, ownId: number): boolean {
  return entry.usersIds.includes(ownId) && entry.usersIds.some((id) => id !== ownId)
}

/**
 * Returns the request that shows an item again: for the current user an update without them, for all a delete.
 * If no other user remains, both delete. (M03)
 */
export function removeHidden(entry: HiddenEntry, forWhom: 'self' | 'all', ownId: number): HiddenRemoval {
  const { id, projectId, procurementId } = entry
  const others = entry.usersIds.filter((user) => user !== ownId)
  if (forWhom === 'all' || others.length === 0) return { kind: 'delete', id }
  return { kind: 'edit', draft: { id, usersIds: others, projectId, procurementId } }
}

/** Returns the entries after a cleanup or a delete. */
export function withoutEntries<Entry extends HiddenEntry>(
  entries: readonly Entry[],
  removedIds: readonly number[],
): Entry[] {
  return entries.filter(({ id }) => !removedIds.includes(id))
}

/** Returns the entries after one of them was saved. */
export function withSavedEntry<Entry extends HiddenEntry>(entries: readonly Entry[], saved: Entry): Entry[] {
  const isKnown = entries.some(({ id }) => id === saved.id)
  return isKnown ? entries.map((entry) => (entry.id === saved.id ? saved : entry)) : [saved, ...entries]
}
