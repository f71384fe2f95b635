/**
 * A range of postal codes. It contains all codes that begin with `from`, with `to`, or with a number between
 * them.
 */
export interface PostalCodeRange {
  readonly from: string
  readonly to: string
  /** The number of digits that each code of the range must have. Null for codes of any length. */
  readonly digits: number | null
}

const range = /^(?<first>\d+)[-–—](?<last>\d+)$/u

/**
 * The number of digits of the shortest postal codes, which are Danish and Norwegian. A text with fewer digits
 * is the beginning of a postal code.
 */
const shortestCode = 4

/**
 * Parses postal codes, beginnings of postal codes, and ranges, separated by commas or semicolons (`8000-8999,
 * 71`). A text that is not a range counts as the beginning of a postal code, and spaces are ignored. A range
 * of complete codes contains only codes with as many digits as its bounds, so that a Danish range (four
 * digits) finds nothing in Sweden (five digits) (S08).
 */
export function postalCodeRanges(text: string): PostalCodeRange[] {
  return text
    .replaceAll(/\s/gu, '')
    .split(/[,;]/u)
    .filter((part) => part !== '')
    .map((part) => {
      const { first, last } = range.exec(part)?.groups ?? {}
      if (first === undefined || last === undefined) return { from: part, to: part, digits: null }
      // The second number can be longer: `80-8450` means `8000-8450`.
      const length = Math.max(first.length, last.length)
      const digits = length < shortestCode ? null : length
      const isInOrder = first <= last.padEnd(length, '9')
      return isInOrder ? { from: first, to: last, digits } : { from: last, to: first, digits }
    })
}
