import type { HiddenEntry, HiddenSubject } from './HiddenEntry'
import { entriesOf, subjectOf } from './HiddenEntry'

/** How many projects and procurements are hidden from a user, for the badges of the page. @source specification 2 (Hidden items page) */
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

/** Items whose name holds every word of a filter, in any case and place. */
export function filterByText<Item extends { readonly name: string }>(
  items: readonly Item[],
  filter: string,
): Item[] {
  const words = filter.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return items.filter(({ name }) => words.every((word) => name.toLocaleLowerCase().includes(word)))
}
