/** Extra rows above and below the visible ones, so that fast scrolling shows no gap. */
const rowsAround = 5

export interface RowWindow {
  first: number
  count: number
}

/** Returns which rows to render: the visible rows and a few around them. All heights are in px. */
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

/** Returns the scroll position that makes a row visible, or the current one if the row is already visible. */
export function scrollTopFor(
  rowIndex: number,
  scrollTop: number,
  rowHeight: number,
  viewHeight: number,
): number {
  const top = rowIndex * rowHeight
  if (top < scrollTop) return top
  return Math.max(scrollTop, top + rowHeight - viewHeight)
}
