import type { ListContents, ListedItem } from './moveToList'
import { holds, listsHolding, withoutItem } from './moveToList'

/** The lists ticked when the dialog opens: the first that holds the item. @source specification 4 (Lists) */
export function preselectedLists(lists: readonly ListContents[], item: ListedItem): number[] {
  return listsHolding(lists, item)
    .slice(0, 1)
    .map(({ id }) => id)
}

/** The lists to save so that an item leaves the ticked ones; a list that does not hold it is not among them. */
export function removeFromLists<List extends ListContents>(
  lists: readonly List[],
  tickedIds: readonly number[],
  item: ListedItem,
): List[] {
  return lists
    .filter((list) => tickedIds.includes(list.id) && holds(list, item))
    .map((list) => withoutItem(list, item))
}
