/** Postal codes that begin with `from`, with `to`, or with anything between them. */
export interface PostalCodeRange {
  readonly from: string
  readonly to: string
}

const range = /^(?<first>\d+)[-–—](?<last>\d+)$/u

/**
 * Reads postal codes as users write them: codes or their beginnings, and ranges, with commas or semicolons
 * between them (`8000-8999, 71`). Spaces do not count. A text that is no range is the beginning of a code
 * (S08).
 */
export function postalCodeRanges(text: string): PostalCodeRange[] {
  return text
    .replaceAll(/\s/gu, '')
    .split(/[,;]/u)
    .filter((part) => part !== '')
    .map((part) => {
      const { first, last } = range.exec(part)?.groups ?? {}
      if (first === undefined || last === undefined) return { from: part, to: part }
      // The numbers may differ in length: 80-8450 is 8000-8450.
      const length = Math.max(first.length, last.length)
      const isInOrder = first.padEnd(length, '0') <= last.padEnd(length, '9')
      return isInOrder ? { from: first, to: last } : { from: last, to: first }
    })
}
