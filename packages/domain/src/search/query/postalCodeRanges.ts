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
 * Splits a text without commas at its spaces, if each piece is a complete code or a range: `8000 9000` is two
 * codes. All other spaces are ignored, because Swedish codes are written with one (`411 01`).
 */
function splitAtSpaces(part: string): string[] {
  const pieces = part
    .trim()
    .replaceAll(/(?<!\d)(\d{3})\s(\d{2})(?!\d)/gu, '$1$2')
    .replaceAll(/\s*[-–—]\s*/gu, '-')
    .split(/\s+/u)
  const isComplete = pieces.every(
    (piece) => range.test(piece) || (/^\d+$/u.test(piece) && piece.length >= shortestCode),
  )
  return isComplete ? pieces : [pieces.join('')]
}

/**
 * Parses postal codes, beginnings of postal codes, and ranges, separated by commas or semicolons (`8000-8999,
 * 71`), and complete codes separated by spaces. A text that is not a range counts as the beginning of a postal
 * code. A range
 * of complete codes contains only codes with as many digits as its bounds, so that a Danish range (four
 * digits) finds nothing in Sweden (five digits) (S08).
 */
export function postalCodeRanges(text: string): PostalCodeRange[] {
  return text
    .split(/[,;]/u)
    .flatMap(splitAtSpaces)
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
