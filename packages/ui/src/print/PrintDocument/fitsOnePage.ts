/** At most this many rows are kept on one page: a third of it, so that little paper stays empty. */
const mostRows = 8

/** Whether a table is short enough to move to the next page instead of being split. */
export function fitsOnePage(rows: readonly unknown[]): boolean {
  return rows.length <= mostRows
}
