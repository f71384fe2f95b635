export function inBatches<Row>(rows: readonly Row[], size = 500): Row[][] {
  const batches: Row[][] = []
  for (let start = 0; start < rows.length; start += size) batches.push(rows.slice(start, start + size))
  return batches
}
