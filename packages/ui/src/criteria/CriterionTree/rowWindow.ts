/** Rows above and below those in view that are in the DOM too, so that a quick scroll shows no gap. */
const rowsAround = 5

/** The first row in the DOM, and how many follow it, itself included. */
export interface RowWindow {
  first: number
  count: number
}

/** Returns which rows are in the DOM: those in view and a few around them. All rows have one height in px. */
export function rowWindow(
  scrollTop: number,
  rowHeight: number,
  viewHeight: number,
  rowCount: number,
): RowWindow {
  const inView = Math.ceil(viewHeight / rowHeight) + 1
  const count = Math.min(rowCount, inView + 2 * rowsAround)
  const first = Math.floor(scrollTop / rowHeight) - rowsAround
  return { first: Math.max(0, Math.min(first, rowCount - count)), count }
}

/** Returns where to scroll so that a row is in view, which is where it is now for one that is. */
export function scrollTopFor(
  place: number,
  scrollTop: number,
  rowHeight: number,
  viewHeight: number,
): number {
  const top = place * rowHeight
  if (top < scrollTop) return top
  return Math.max(scrollTop, top + rowHeight - viewHeight)
}
