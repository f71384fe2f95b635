import { limits } from '@spadestik/domain/limits'

/** The page that a call asks for. Pages are counted from 0. */
export interface AskedPage {
  readonly index?: number
  readonly limit?: number
}

export function pageOf<Item>(
  items: readonly Item[],
  { index = 0, limit = limits.listRowsPageSize }: AskedPage,
): Item[] {
  return items.slice(index * limit, (index + 1) * limit)
}
