import { collatorOf } from '../locale/collatorOf'
import type { ItemType } from '../search/SearchCriteria'

/** How the items of a list may be ordered. */
export type ListOrder = 'updated' | 'deadline' | 'sum' | 'name'

/** Which items of a list are shown, and how. */
export interface ListView {
  /** Null leaves the choice to `shownType`. */
  readonly type: ItemType | null
  readonly order: ListOrder
  /** Words that the items must hold. */
  readonly text: string
}

/** The orders that each type has, the default one first. */
export const listOrders: Readonly<Record<ItemType, readonly ListOrder[]>> = {
  project: ['updated', 'sum', 'name'],
  procurement: ['updated', 'deadline', 'sum', 'name'],
  company: ['updated', 'name'],
}

/** The types in the order of their tabs. */
export const listTypes: readonly ItemType[] = ['project', 'procurement', 'company']

const isOrder = (value: string | null): value is ListOrder =>
  listOrders.procurement.some((order) => order === value)

/** Reads a view from the query of an address; what is unknown counts as not chosen. */
export function parseListView(query: string): ListView {
  const parameters = new URLSearchParams(query)
  const order = parameters.get('order')
  return {
    type: listTypes.find((type) => type === parameters.get('type')) ?? null,
    order: isOrder(order) ? order : 'updated',
    text: parameters.get('text') ?? '',
  }
}

/** Writes a view as a query without its question mark; the default view is empty. */
export function serializeListView({ type, order, text }: ListView): string {
  const parameters = new URLSearchParams()
  if (type !== null) parameters.set('type', type)
  if (order !== 'updated') parameters.set('order', order)
  if (text !== '') parameters.set('text', text)
  return parameters.toString()
}

/** What order and filter read of an item. */
export interface ListRow {
  readonly name: string
  /** Other words to be found by, such as its place. */
  readonly words: readonly (string | null)[]
  /** RFC 3339. */
  readonly updated: string
  /** `YYYY-MM-DD`, or null for none ahead. */
  readonly deadline: string | null
  readonly sum: number | null
}

/** One of these compares two rows; what has no value stands last. */
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

/** The items whose words hold the text of a view, in its order. */
export function viewedItems<Item>(
  items: readonly Item[],
  rowOf: (item: Item) => ListRow,
  { order, text }: Pick<ListView, 'order' | 'text'>,
  locale: string,
): Item[] {
  const typed = text.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean)
  const compare = comparisonBy(order, locale)
  return items
    .map((item) => ({ item, row: rowOf(item) }))
    .filter(({ row: { name, words } }) => {
      const held = [name, ...words].join(' ').toLocaleLowerCase(locale)
      return typed.every((word) => held.includes(word))
    })
    .sort((a, b) => compare(a.row, b.row))
    .map(({ item }) => item)
}

/** The type whose tab is open: the chosen one, else tenders while one has a deadline ahead, else the first with items. */
export function shownType(
  { type }: Pick<ListView, 'type'>,
  counts: Readonly<Record<ItemType, number>>,
  hasDeadline: boolean,
): ItemType {
  if (type !== null) return type
  if (hasDeadline) return 'procurement'
  return listTypes.find((one) => counts[one] > 0) ?? 'project'
}
