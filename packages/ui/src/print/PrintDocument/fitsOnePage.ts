/**
 * The maximum number of rows in a table that is kept on one page. These rows fill a third of a page. Moving a
 * longer table to the next page would leave too much space empty.
 */
const mostRows = 8

export function fitsOnePage(rows: readonly unknown[]): boolean {
  return rows.length <= mostRows
}
