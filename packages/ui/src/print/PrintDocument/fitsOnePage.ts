/**
 * The maximum number of rows of a table that is kept on one page. This number of rows fills a third of a
 * page. So if the table moves to the next page, at most a third of a page stays empty.
 */
const mostRows = 8

/** Returns whether a table is short enough to be moved to the next page as a whole. */
export function fitsOnePage(rows: readonly unknown[]): boolean {
  return rows.length <= mostRows
}
