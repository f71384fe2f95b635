import type { ListContents, ListedItem } from './moveToList'
import { holds, listsHolding, withoutItem } from './moveToList'

/**
 * Returns the ids of the lists to tick initially when an item is removed from lists: only the first that
 * contains it. (M04)
 */
export function preselectedLists(lists: readonly ListContents[], item: ListedItem): number[] {
  return listsHolding(lists, item)
    .slice(0, 1)
    .map(({ id }) => id)
}

/** Returns the changed lists when an item is removed from the selected lists. */
export function removeFromLists<List extends ListContents>(
  lists: readonly List[],
  tickedIds: readonly number[],
  item: ListedItem,
): List[] {
  return lists
    .filter((list) => tickedIds.includes(list.id) && holds(list, item))
    .map((list) => withoutItem(list, item))
}
