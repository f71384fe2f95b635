/**
 * Returns the address of a notice in the Official Journal of the European Union, or null for an invalid
 * number.
 *
 * @param euNr `2026/S 214-098511` as printed in the journal, or `98511-2026` as on its site
 */
export function noticeLink(euNr: string | null): string | null {
  const published = euNr?.replace(/^(20\d\d)\/S (?!000)\d{3}-(\d{1,8})$/, '$2-$1') ?? ''
  const parts = published.length > 13 ? null : /^0*([1-9]\d*-20\d\d)$/.exec(published)
  return parts === null ? null : `https://ted.europa.eu/en/notice/-/detail/${parts[1]}`
}
