import type { ListContents, ListedItem } from './moveToList'
import { holds, listsHolding, withoutItem } from './moveToList'

/**
 * Returns the ids of the lists that are ticked at first when a user removes an item from lists: only the
 * first list that contains the item. (M04)
 */
export function preselectedLists(lists: readonly ListContents[], item: ListedItem): number[] {
  return listsHolding(lists, item)
    .slice(0, 1)
    .map(({ id }) => id)
}

export function removeFromLists<List extends ListContents>(
  lists: readonly List[],
  tickedIds: readonly number[],
  item: ListedItem,
): List[] {
  return lists
    .filter((list) => tickedIds.includes(list.id) && holds(list, item))
    .map((list) => withoutItem(list, item))
}
