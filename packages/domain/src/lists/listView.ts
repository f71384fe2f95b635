import { collatorOf } from '../locale/collatorOf'
import type { ItemType } from '../items/ItemType'
import { itemTypes } from '../items/ItemType'

export type ListOrder = 'updated' | 'deadline' | 'sum' | 'name'

export interface ListView {
  /**
   * The tab that the user has chosen. Null if the user has chosen none, and `shownType` then decides which
   * tab is open.
   */
  readonly type: ItemType | null
  readonly order: ListOrder
  readonly text: string
}

/**
 * The orders in which users can sort the items of a list, by item type. The first order of each type is the
 * default.
 */
export const listOrders: Readonly<Record<ItemType, readonly ListOrder[]>> = {
  project: ['updated', 'sum', 'name'],
  procurement: ['updated', 'deadline', 'sum', 'name'],
  company: ['updated', 'name'],
}

const isOrder = (value: string | null): value is ListOrder =>
  listOrders.procurement.some((order) => order === value)

/** Parses the tab, the order and the filter text in a query string. Unknown values are ignored. */
export function parseListView(query: string): ListView {
  const parameters = new URLSearchParams(query)
  const order = parameters.get('order')
  return {
    type: itemTypes.find((type) => type === parameters.get('type')) ?? null,
    order: isOrder(order) ? order : 'updated',
    text: parameters.get('text') ?? '',
  }
}

/** Formats the tab, the order and the filter text as a query string without '?'. Defaults are left out. */
export function serializeListView({ type, order, text }: ListView): string {
  const parameters = new URLSearchParams()
  if (type !== null) parameters.set('type', type)
  if (order !== 'updated') parameters.set('order', order)
  if (text !== '') parameters.set('text', text)
  return parameters.toString()
}

export interface ListRow {
  readonly name: string
  /** Other texts that the filter text can match, such as the place of the item. */
  readonly words: readonly (string | null)[]
  /** RFC 3339. */
  readonly updated: string
  /** `YYYY-MM-DD`. Null if no deadline is in the future. */
  readonly deadline: string | null
  readonly sum: number | null
}

/**
 * Returns a function that compares two items of a list. Items without the value by which the list is sorted,
 * such as a deadline, come last.
 */
function comparisonBy(order: ListOrder, locale: string): (a: ListRow, b: ListRow) => number {
  const { compare } = collatorOf(locale)
  const byName = (a: ListRow, b: ListRow): number => compare(a.name, b.name)
  const last = '9999-99-99'
  switch (order) {
    case 'name':
      return byName
    case 'sum':
      return (a, b) => (b.sum ?? -1) - (a.sum ?? -1) || byName(a, b)
    case 'deadline':
      return (a, b) => (a.deadline ?? last).localeCompare(b.deadline ?? last) || byName(a, b)
    case 'updated':
      return (a, b) => Date.parse(b.updated) - Date.parse(a.updated) || byName(a, b)
  }
}

/** Returns the order in which the items of a type are sorted. A type without the order has its default. */
export function orderOf(type: ItemType, order: ListOrder): ListOrder {
  return listOrders[type].includes(order) ? order : 'updated'
}

/**
 * Filters and sorts the items of a list.
 *
 * @param view a null order keeps the items in the order in which they are given
 */
export function viewedItems<Item>(
  items: readonly Item[],
  rowOf: (item: Item) => ListRow,
  { order, text }: { readonly order: ListOrder | null; readonly text: string },
  locale: string,
): Item[] {
  const typed = text.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean)
  const compare = order === null ? () => 0 : comparisonBy(order, locale)
  return items
    .map((item) => ({ item, row: rowOf(item) }))
    .filter(({ row: { name, words } }) => {
      const held = [name, ...words].join(' ').toLocaleLowerCase(locale)
      return typed.every((word) => held.includes(word))
    })
    .sort((a, b) => compare(a.row, b.row))
    .map(({ item }) => item)
}

/**
 * Returns the item type of the open tab. This is the type that the user has chosen, or else procurements if
 * one of them has a future deadline, or else the first type with items.
 */
export function shownType(
  { type }: Pick<ListView, 'type'>,
  counts: Readonly<Record<ItemType, number>>,
  hasDeadline: boolean,
): ItemType {
  if (type !== null) return type
  if (hasDeadline) return 'procurement'
  return itemTypes.find((one) => counts[one] > 0) ?? 'project'
}
