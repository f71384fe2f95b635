/** Skips ids without a row. */
export function inOrder<Row extends { readonly id: number }>(
  rows: readonly Row[],
  ids: readonly number[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
