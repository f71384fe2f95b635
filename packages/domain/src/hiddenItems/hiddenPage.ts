import type { HiddenEntry, HiddenSubject } from './HiddenEntry'
import { entriesOf, subjectOf } from './HiddenEntry'

/** Counts the projects and procurements that are hidden from a user. (B01) */
export function countHidden(
  entries: readonly HiddenEntry[],
  userId: number,
): Readonly<Record<HiddenSubject['type'], number>> {
  const types = entriesOf(entries, userId).map((entry) => subjectOf(entry)?.type)
  return {
    project: types.filter((type) => type === 'project').length,
    procurement: types.filter((type) => type === 'procurement').length,
  }
}

/**
 * Returns the hidden items whose name contains every word of the filter text, in any order, ignoring case.
 */
export function filterByText<Item extends { readonly name: string }>(
  items: readonly Item[],
  filter: string,
): Item[] {
  const words = filter.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return items.filter(({ name }) => words.every((word) => name.toLocaleLowerCase().includes(word)))
}
