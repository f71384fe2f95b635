import type { HiddenEntry } from './HiddenEntry'
import type { HiddenDraft } from './hideItem'

/** How an entry can be removed: for oneself where others keep it, and for all. */
export type HiddenRemoval =
  | { readonly kind: 'edit'; readonly draft: HiddenDraft }
  | { readonly kind: 'delete'; readonly id: number }

/** Whether 'only for me' is offered: other users remain. @source specification 4 (Blacklist) */
export function canRemoveSelf(entry: HiddenEntry, ownId: number): boolean {
  return entry.usersIds.includes(ownId) && entry.usersIds.some((id) => id !== ownId)
}

/**
 * What to send so that an item is shown again: to oneself an edit without oneself, to all the delete. Where
 * nobody else remains, both are the delete.
 *
 * @source decision 24
 */
export function removeHidden(entry: HiddenEntry, forWhom: 'self' | 'all', ownId: number): HiddenRemoval {
  const { id, projectId, procurementId } = entry
  const others = entry.usersIds.filter((user) => user !== ownId)
  if (forWhom === 'all' || others.length === 0) return { kind: 'delete', id }
  return { kind: 'edit', draft: { id, usersIds: others, projectId, procurementId } }
}

/** The entries after a cleanup or a delete. */
export function withoutEntries<Entry extends HiddenEntry>(
  entries: readonly Entry[],
  removedIds: readonly number[],
): Entry[] {
  return entries.filter(({ id }) => !removedIds.includes(id))
}

/** The entries after one of them was saved. */
export function withSavedEntry<Entry extends HiddenEntry>(entries: readonly Entry[], saved: Entry): Entry[] {
  const isKnown = entries.some(({ id }) => id === saved.id)
  return isKnown ? entries.map((entry) => (entry.id === saved.id ? saved : entry)) : [saved, ...entries]
}
