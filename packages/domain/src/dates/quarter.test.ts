import { expect, test } from 'vitest'
import { firstDayOf, formatQuarter, lastDayOf, parseQuarter, quarterOf } from './quarter'

test.each([
  ['2027-01-01', 'Q1 2027', '2027-01-01', '2027-03-31'],
  ['2027-05-20', 'Q2 2027', '2027-04-01', '2027-06-30'],
  ['2027-09-30', 'Q3 2027', '2027-07-01', '2027-09-30'],
  ['2028-12-31', 'Q4 2028', '2028-10-01', '2028-12-31'],
])('[S12] %s is in %s, from %s to %s', (day, text, first, last) => {
  const quarter = quarterOf(day)
  if (quarter === null) throw new Error(`${day} is in no quarter.`)
  expect(formatQuarter(quarter)).toBe(text)
  expect(parseQuarter(text)).toEqual(quarter)
  expect([firstDayOf(quarter), lastDayOf(quarter)]).toEqual([first, last])
})

test.each([
  'Q5 2027',
  'Q0 2027',
  'Q1 27',
  '',
  '2027 Q1',
  'xQ1 2027',
  'Q1 20271',
  'Q1 2027x',
  'Q 2027',
  'q1 2027',
])('[V03] %j is not a quarter', (text) => {
  expect(parseQuarter(text)).toBeNull()
})

test('[S12] a missing day has no quarter', () => {
  expect(quarterOf(null)).toBeNull()
  expect(quarterOf(undefined)).toBeNull()
  expect(quarterOf('')).toBeNull()
  expect(quarterOf('2027-13-01')).toBeNull()
  expect(quarterOf('2027-00-01')).toBeNull()
  expect(quarterOf('x2027-01-01')).toBeNull()
  expect(quarterOf('2027')).toBeNull()
  expect(parseQuarter(' Q2 2027 ')).toEqual({ year: 2027, quarter: 2 })
})
