/** Postal codes that begin with `from`, with `to`, or with anything between them. */
export interface PostalCodeRange {
  readonly from: string
  readonly to: string
  /** The length of all codes of the range; null for any. */
  readonly digits: number | null
}

const range = /^(?<first>\d+)[-–—](?<last>\d+)$/u

/** Danish and Norwegian codes have four digits, Swedish ones five. Fewer are the beginning of a code. */
const shortestCode = 4

/**
 * Reads postal codes as users write them: codes or their beginnings, and ranges, with commas or semicolons
 * between them (`8000-8999, 71`). Spaces do not count. A range of whole codes contains only codes of their
 * length, so that a Danish range finds nothing in Sweden. A text that is no range is the beginning of a code
 * (S08).
 */
export function postalCodeRanges(text: string): PostalCodeRange[] {
  return text
    .replaceAll(/\s/gu, '')
    .split(/[,;]/u)
    .filter((part) => part !== '')
    .map((part) => {
      const { first, last } = range.exec(part)?.groups ?? {}
      if (first === undefined || last === undefined) return { from: part, to: part, digits: null }
      // The numbers may differ in length: 80-8450 is 8000-8450.
      const length = Math.max(first.length, last.length)
      const digits = length < shortestCode ? null : length
      const isInOrder = first.padEnd(length, '0') <= last.padEnd(length, '9')
      return isInOrder ? { from: first, to: last, digits } : { from: last, to: first, digits }
    })
}
