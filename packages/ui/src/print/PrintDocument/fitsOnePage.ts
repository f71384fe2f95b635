/**
 * The maximum number of rows that are kept on one page. It is a third of a page, so that little paper stays
 * empty.
 */
const mostRows = 8

/** Returns whether a table is short enough to be moved to the next page as a whole. */
export function fitsOnePage(rows: readonly unknown[]): boolean {
  return rows.length <= mostRows
}
