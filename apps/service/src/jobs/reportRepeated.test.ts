import { expect, test } from 'vitest'
import { reportRepeated } from './reportRepeated'

test('[Z03] a failure that repeats is reported at once, then once a minute with the number of the others', () => {
  const reports: object[] = []
  let now = 0
  const report = reportRepeated(
    (facts) => reports.push(facts),
    () => now,
  )
  // Five failures a second, for two minutes and a half.
  for (; now < 150_000; now += 200) report({ code: 'ECONNREFUSED' })
  expect(reports).toEqual([
    { code: 'ECONNREFUSED' },
    { code: 'ECONNREFUSED', leftOut: 299 },
    { code: 'ECONNREFUSED', leftOut: 299 },
  ])
})
