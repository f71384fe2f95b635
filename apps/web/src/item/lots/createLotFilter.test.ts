import { exampleResponses } from '@spadestik/api-client/examples'
import { expect, test } from 'vitest'
import { createLotFilter } from './createLotFilter'
import { lotDeadline } from './lotDeadline'

const [example] = exampleResponses.getProcurement.body.lots
const lot = (number: string, more: object) => ({
  ...example,
  id: `LOT-${number}`,
  number,
  title: null,
  description: null,
  place: null,
  winners: null,
  ...more,
})
const lots = [
  lot('1', { title: 'Broer, ØST', place: 'Skjern' }),
  lot('2', { description: 'Maling af broer', winners: [{ companyId: 1, companyName: 'Krog Byg' }] }),
  lot('30', { title: 'Tunneler' }),
] as Parameters<typeof createLotFilter>[0][number][]

test.each([
  ['', ['1', '2', '30']],
  ['  ', ['1', '2', '30']],
  ['øst', ['1']],
  ['skjern BROER', ['1']],
  ['broer', ['1', '2']],
  ['krog', ['2']],
  ['30', ['30']],
  ['krog tunneler', []],
])('[Q02] the filter "%s" finds the lots %j', (typed, numbers) => {
  expect(createLotFilter(lots, 'da')(typed).map(({ number }) => number)).toEqual(numbers)
})

const window = (to: string | null) => ({ from: null, to, toTime: null })

test.each([
  [window('2026-12-04'), window('2026-11-27'), '2026-12-04'],
  [null, window('2026-11-27'), '2026-11-27'],
  [window(null), window('2026-11-27'), '2026-11-27'],
  [null, null, undefined],
])(
  '[Q02] with offers until %j and participation until %j a lot closes on %s',
  (offers, participation, day) => {
    expect(lotDeadline({ offers, participation })?.to).toBe(day)
  },
)
