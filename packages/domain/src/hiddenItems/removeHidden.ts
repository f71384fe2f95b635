import type { HiddenEntry } from './HiddenEntry'
import type { HiddenDraft } from './hideItem'

/**
 * The request that stops hiding an item: removes the current user from the item's entry, or deletes the
 * entry.
 */
export type HiddenRemoval =
  | { readonly kind: 'edit'; readonly draft: HiddenDraft }
  | { readonly kind: 'delete'; readonly id: number }

/**
 * Whether the user can choose to stop hiding an item 'only for me'. The item must be hidden from the user and
 * from at least one colleague. (M03)
 */
export function canRemoveSelf(entry: HiddenEntry, ownId: number): boolean {
  return entry.usersIds.includes(ownId) && entry.usersIds.some((id) => id !== ownId)
}

/**
 * Returns the request that stops hiding an item. For `self`, the current user is removed from the users from
 * whom the item is hidden. For `all`, or if no other user remains, the entry that hides the item is deleted.
 * (M03)
 */
export function removeHidden(entry: HiddenEntry, forWhom: 'self' | 'all', ownId: number): HiddenRemoval {
  const { id, projectId, procurementId } = entry
  const others = entry.usersIds.filter((user) => user !== ownId)
  if (forWhom === 'all' || others.length === 0) return { kind: 'delete', id }
  return { kind: 'edit', draft: { id, usersIds: others, projectId, procurementId } }
}

export function withoutEntries<Entry extends HiddenEntry>(
  entries: readonly Entry[],
  removedIds: readonly number[],
): Entry[] {
  return entries.filter(({ id }) => !removedIds.includes(id))
}

export function withSavedEntry<Entry extends HiddenEntry>(entries: readonly Entry[], saved: Entry): Entry[] {
  const isKnown = entries.some(({ id }) => id === saved.id)
  return isKnown ? entries.map((entry) => (entry.id === saved.id ? saved : entry)) : [saved, ...entries]
}
