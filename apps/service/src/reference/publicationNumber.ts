/**
 * Returns the number of a notice in the Official Journal of the European Union without leading zeros, such as
 * `127505-2024`. Null for other texts.
 */
export function publicationNumber(text: string | null | undefined): string | null {
  const [, number, year] = /^0*(\d{1,8})-(\d{4})$/.exec(text?.trim() ?? '') ?? []
  if (number !== undefined && year !== undefined) return `${number}-${year}`
  // As it is printed: `2023/S 100-123456`.
  const [, printedYear, printed] = /^(\d{4})\/S \d{3}-0*(\d{1,8})$/.exec(text?.trim() ?? '') ?? []
  return printed === undefined ? null : `${printed}-${printedYear}`
}
