import { describe, expect, test } from 'vitest'
import { testLength } from '../../../../../../tests/setup/testLength'
import { mainEngines } from '../../openTestDatabase'
import { makePlan } from './makePlan'
import { openYear } from './openYear'
import { runYear } from './runYear'

const { isLong, yearItems: items, yearUsers: users } = testLength
const base = { seed: 1, items, users, words: isLong ? Math.min(72, Math.ceil(items / 280)) : 3 }

/**
 * The simulated periods: a whole year with LONG=1, and otherwise two short periods. The short periods contain
 * the nights in which clocks change, on 29 March and 25 October 2026.
 */
const sizes = isLong
  ? [{ ...base, from: '2026-01-05', days: 365, importsPerDay: Math.max(3, Math.round(items / 2500)) }]
  : [
      { ...base, from: '2026-03-23', days: 10, importsPerDay: 4 },
      { ...base, from: '2026-10-19', days: 10, importsPerDay: 4, seed: 2 },
    ]

const started = Date.now()
const show = (month: string, mails: number) => {
  const seconds = Math.round((Date.now() - started) / 1000)
  if (isLong) process.stdout.write(`${month}: ${mails} mails, ${seconds} s\n`)
}

describe.each(mainEngines)('mails of a simulated period on %s', (engine) => {
  test.each(sizes)(
    '[Z13] from $from: each change is mailed once and on time, and nothing else, whatever is killed',
    { timeout: 7_200_000 },
    async (size) => {
      const year = await openYear(engine)
      try {
        const report = await runYear(makePlan(size), year, show)
        expect(report.differences).toEqual([])
        expect(report.mails).toBeGreaterThan(5 * size.days)
        if (isLong)
          process.stdout.write(
            `${engine}: ${report.mails} mails, ${report.rounds} rounds, ${report.kills} kills\n`,
          )
        expect(report.kills).toBeGreaterThan(size.days / 2)
      } finally {
        await year.close()
      }
    },
  )
})
