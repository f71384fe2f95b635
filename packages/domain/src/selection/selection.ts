import { limits } from '../limits/limits'

interface Identified {
  readonly id: number
}

/** The items that a user has selected. The anchor is the item at which the next range starts. (Y01) */
export interface Selection<Item> {
  readonly items: readonly Item[]
  readonly anchorId: number | null
}

export const nothingSelected: Selection<never> = { items: [], anchorId: null }

export type PageState = 'none' | 'some' | 'all'

export function isSelected(selection: Selection<Identified>, id: number): boolean {
  return selection.items.some((item) => item.id === id)
}

export function pageState(selection: Selection<Identified>, page: readonly Identified[]): PageState {
  const count = page.filter(({ id }) => isSelected(selection, id)).length
  if (count === 0) return 'none'
  return count === page.length ? 'all' : 'some'
}

function withItems<Item extends Identified>(
  selection: Selection<Item>,
  added: readonly Item[],
  anchorId: number | null,
): Selection<Item> {
  const fresh = added.filter(({ id }) => !isSelected(selection, id))
  return { items: [...selection.items, ...fresh].slice(0, limits.selectionMax), anchorId }
}

/** Selects an item, or takes it out of the selection. (Y01) */
export function toggleItem<Item extends Identified>(selection: Selection<Item>, item: Item): Selection<Item> {
  if (!isSelected(selection, item.id)) return withItems(selection, [item], item.id)
  return { items: selection.items.filter(({ id }) => id !== item.id), anchorId: item.id }
}

/**
 * Selects all items of a page from the anchor to an item. The anchor, which stays the same, is the last item
 * that the user pressed without selecting a range. If the page does not contain the anchor, selects only the
 * item, which becomes the anchor. (Y01)
 */
export function selectRange<Item extends Identified>(
  selection: Selection<Item>,
  item: Item,
  page: readonly Item[],
): Selection<Item> {
  const from = page.findIndex(({ id }) => id === selection.anchorId)
  const to = page.findIndex(({ id }) => id === item.id)
  if (from === -1) return withItems(selection, [item], item.id)
  return withItems(selection, page.slice(Math.min(from, to), Math.max(from, to) + 1), selection.anchorId)
}

/** Selects all items of a page, or takes them out of the selection if all are selected. (Y01) */
export function togglePage<Item extends Identified>(
  selection: Selection<Item>,
  page: readonly Item[],
): Selection<Item> {
  if (pageState(selection, page) !== 'all') return selectPage(selection, page)
  return {
    items: selection.items.filter(({ id }) => !isSelected({ items: page, anchorId: null }, id)),
    anchorId: null,
  }
}

export function selectPage<Item extends Identified>(
  selection: Selection<Item>,
  page: readonly Item[],
): Selection<Item> {
  return withItems(selection, page, selection.anchorId)
}
