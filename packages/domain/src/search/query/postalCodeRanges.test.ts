import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { postalCodeRanges } from './postalCodeRanges'

test.each([
  ['a code', '8000', '8000–8000'],
  ['the beginning of a code', ' 71 ', '71–71'],
  ['a Swedish code', '123 45', '12345–12345'],
  ['a list', '8000, 7100;9', '8000–8000 7100–7100 9–9'],
  ['codes with spaces between them', '8000 9000', '8000–8000 9000–9000'],
  ['Swedish codes with spaces between them', '411 01 412 02, 8000', '41101–41101 41202–41202 8000–8000'],
  ['ranges with spaces between them', '8000-8999  9000 - 9100', '8000–8999 of 4 9000–9100 of 4'],
  ['a code with a space at an odd place', '80 00', '8000–8000'],
  ['a range', '8000-8999', '8000–8999 of 4'],
  ['a range with a dash', '8000 – 8999', '8000–8999 of 4'],
  ['a Swedish range', '210 00 - 219 99', '21000–21999 of 5'],
  ['a range of beginnings', '80-85', '80–85'],
  ['a beginning and a code', '80-8450', '80–8450 of 4'],
  ['a range in the wrong order', '8999-8000', '8000–8999 of 4'],
  ['a range within a beginning', '8500-85', '8500–85 of 4'],
  ['ranges and codes', '8000-8999, 7100', '8000–8999 of 4 7100–7100'],
  ['empty parts', ',, 8000,', '8000–8000'],
  ['another text', 'DK-80', 'DK-80–DK-80'],
  ['nothing', ' , ', ''],
])('[S08] %s is parsed from "%s"', (_case, text, expected) => {
  const written = postalCodeRanges(text).map(
    ({ from, to, digits }) => `${from}–${to}${digits === null ? '' : ` of ${digits}`}`,
  )
  expect(written.join(' ')).toBe(expected)
})

test('[S08] a range of codes contains the codes between its ends', () => {
  const code = fc.integer({ min: 1000, max: 9999 }).map(String)
  fc.assert(
    fc.property(code, code, code, (one, other, tested) => {
      const [found] = postalCodeRanges(`${one}-${other}`)
      const isBetween =
        Math.min(Number(one), Number(other)) <= Number(tested) &&
        Number(tested) <= Math.max(Number(one), Number(other))
      expect(found !== undefined && found.from <= tested && tested <= found.to).toBe(isBetween)
    }),
  )
})
