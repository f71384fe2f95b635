/** Copies the named fields of a record. */
export function pickFields<Row extends object, Field extends keyof Row>(
  row: Row,
  fields: readonly Field[],
): Pick<Row, Field> {
  const picked: Partial<Pick<Row, Field>> = {}
  for (const field of fields) picked[field] = row[field]
  return picked as Pick<Row, Field>
}
