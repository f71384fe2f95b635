/**
 * This many rows fill a third of a page. A longer table may be split, because moving it to the next page as a
 * whole would leave too much of a page empty.
 */
const mostRows = 8

export function fitsOnePage(rows: readonly unknown[]): boolean {
  return rows.length <= mostRows
}
