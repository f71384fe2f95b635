/** Returns the index of a node among the rows, which are sorted, or -1 if it has no row. */
export function placeOf(rows: readonly number[], index: number): number {
  let low = 0
  let high = rows.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const at = rows[middle] ?? 0
    if (at === index) return middle
    if (at < index) low = middle + 1
    else high = middle - 1
  }
  return -1
}
