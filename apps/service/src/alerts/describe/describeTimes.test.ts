import { expect, test } from 'vitest'
import { describeTimes } from './describeTimes'

test.each([
  [{ deadlineWithinDays: 14 }, 'da', ['frist inden for 14 dage fra i dag']],
  [{ deadlineWithinDays: 1 }, 'en', ['deadline within 1 day of today']],
  [{ startWithinQuarters: 2 }, 'sv', ['byggstart inom 2 kvartal från det innevarande']],
  [
    { updatedWithinDays: 7, startWithinQuarters: 1 },
    'nb',
    ['byggestart innen 1 kvartal fra det inneværende', 'oppdatert de siste 7 dagene'],
  ],
  [{ deadlineFrom: '2026-11-20', startTo: '2027-01-01' }, 'da', []],
] as const)('[S24] the times %j are described in %s as %j', (filters, language, described) => {
  expect(describeTimes(filters, language, true)).toEqual(described)
})

test('[S24, K02] a deadline is not described to readers to whom it does not apply', () => {
  expect(describeTimes({ deadlineWithinDays: 14, updatedWithinDays: 1 }, 'en', false)).toEqual([
    'updated within the last day',
  ])
})
