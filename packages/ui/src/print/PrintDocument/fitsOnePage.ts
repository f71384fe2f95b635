/**
 * The maximum number of rows of a table that is kept on one page. So many rows fill a third of a page. If the
 * table moves to the next page, only little paper stays empty.
 */
const mostRows = 8

/** Returns whether a table is short enough to be moved to the next page as a whole. */
export function fitsOnePage(rows: readonly unknown[]): boolean {
  return rows.length <= mostRows
}
