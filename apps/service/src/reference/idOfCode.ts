/**
 * Returns the id of the row with a code.
 *
 * @throws Error when no row has the code
 */
export function idOfCode<Code extends string>(
  rows: readonly { readonly id: number; readonly code: Code }[],
  code: Code,
): number {
  const row = rows.find((candidate) => candidate.code === code)
  if (row === undefined) {
    throw new Error(
      `The reference data has no code "${code}", so the item could not be read again. Use one of: ${rows
        .map((candidate) => candidate.code)
        .join(', ')}.`,
    )
  }
  return row.id
}
