import type { ListContents, ListedItem } from './moveToList'
import { holds, listsHolding, withoutItem } from './moveToList'

/**
 * Returns the ids of the lists that are selected at first in the dialog for removing an item from lists. Only
 * the first list with the item is selected. (M04)
 */
export function preselectedLists(lists: readonly ListContents[], item: ListedItem): number[] {
  return listsHolding(lists, item)
    .slice(0, 1)
    .map(({ id }) => id)
}

/**
 * Returns the changed lists when an item is removed from the selected lists. Lists without the item are left
 * out.
 */
export function removeFromLists<List extends ListContents>(
  lists: readonly List[],
  tickedIds: readonly number[],
  item: ListedItem,
): List[] {
  return lists
    .filter((list) => tickedIds.includes(list.id) && holds(list, item))
    .map((list) => withoutItem(list, item))
}
