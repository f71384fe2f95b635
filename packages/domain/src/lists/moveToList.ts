import type { ItemType } from '../items/ItemType'

export interface ListContents {
  readonly id: number
  readonly projects: readonly number[]
  readonly procurements: readonly number[]
  readonly companies: readonly number[]
}

export interface ListedItem {
  readonly type: ItemType
  readonly id: number
}

const fieldOf = { project: 'projects', procurement: 'procurements', company: 'companies' } as const

export function holds(list: ListContents, item: ListedItem): boolean {
  return list[fieldOf[item.type]].includes(item.id)
}

export function listsHolding<List extends ListContents>(lists: readonly List[], item: ListedItem): List[] {
  return lists.filter((list) => holds(list, item))
}

/**
 * Returns the changed lists when an item is moved to one list: first the target, then the lists that lose the
 * item. Save them in this order, so that a failed request never leaves the item without a list. (M04)
 */
export function moveToList<List extends ListContents>(
  lists: readonly List[],
  targetId: number,
  item: ListedItem,
): List[] {
  const field = fieldOf[item.type]
  const target = lists.find((list) => list.id === targetId)
  if (target === undefined) return []
  const gained = holds(target, item) ? [] : [{ ...target, [field]: [...target[field], item.id] }]
  const lost = lists
    .filter((list) => list.id !== targetId && holds(list, item))
    .map((list) => withoutItem(list, item))
  return [...gained, ...lost]
}

export function withoutItem<List extends ListContents>(list: List, item: ListedItem): List {
  const field = fieldOf[item.type]
  return { ...list, [field]: list[field].filter((id) => id !== item.id) }
}
