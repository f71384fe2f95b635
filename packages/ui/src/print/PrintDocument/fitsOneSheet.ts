/** Rows up to which a table stands on one sheet: a third of it, so that little paper is left empty above. */
const mostRows = 8

/** Whether a table is short enough to move to the next sheet rather than to be cut by the end of one. */
export function fitsOneSheet(rows: readonly unknown[]): boolean {
  return rows.length <= mostRows
}
