/**
 * Returns the address of a notice in the Official Journal of the European Union, or null for an invalid
 * number.
 *
 * @param euNr `2026/S 214-098511` as printed in the journal, or `98511-2026` as on its site
 */
export function noticeLink(euNr: string | null): string | null {
  const printed = /^(?<year>20\d\d)\/S (?!000)\d{3}-(?<number>\d{1,8})$/.exec(euNr ?? '')
  const published = /^(?<number>\d{1,8})-(?<year>20\d\d)$/.exec(euNr ?? '')
  const { number, year } = (printed ?? published)?.groups ?? {}
  if (number === undefined || year === undefined || Number(number) === 0) return null
  return `https://ted.europa.eu/en/notice/-/detail/${Number(number)}-${year}`
}
