import { limits } from '@spadestik/domain/limits'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mainEngines, openTestDatabase } from '../../testing/openTestDatabase'
import type { OpenDatabase } from '../../storage/openDatabase'
import { countDatabaseTime, withDatabaseTime } from '../../storage/shares/databaseTime'
import { createExchange } from './exchangeAmounts'
import { Meter } from './Meter'

const time = { key: 'user-search-time user 1', windowSeconds: 30 }
const calls = { key: 'user-calls user 1', windowSeconds: 60 }

describe.each(mainEngines)('amounts of several instances on %s', (engine) => {
  let open: OpenDatabase
  beforeAll(async () => {
    open = await openTestDatabase(engine)
  })
  afterAll(() => open.close())

  let start = Date.parse('2026-11-25T10:00:00Z')
  /** Instances with one database and one clock. Each test has a time of its own. */
  function setUp(count: number) {
    start += 3_600_000
    let now = start
    const clock = () => new Date(now)
    const meters = Array.from({ length: count }, () => new Meter(clock, createExchange(open.db)))
    const pass = (seconds: number) => {
      now += seconds * 1000
    }
    return { meters, pass }
  }

  test('[Z01] a budget is one for all instances, however many there are', async () => {
    const { meters } = setUp(5)
    for (const meter of meters) meter.add(time, 2500)
    // Each instance has counted alone for a second at most.
    for (const meter of meters) await meter.exchange()
    for (const meter of meters) meter.add(time, 1)
    await Promise.all(meters.map((meter) => meter.exchange()))
    for (const meter of meters) meter.add(time, 0.5)
    for (const meter of meters) await meter.exchange()
    for (const meter of meters) expect(meter.used(time)).toBeGreaterThanOrEqual(5 * 2501)
    for (const meter of meters) expect(meter.secondsUntilBelow(time, 10_000)).toBe(30)
  })

  test('[Z01] what instances add at once is summed, also while an exchange is under way', async () => {
    const { meters } = setUp(4)
    const rounds = Array.from({ length: 20 }, async () => {
      await Promise.all(
        meters.map(async (meter) => {
          meter.add(time, 1)
          meter.add(calls, 1)
          const exchanged = meter.exchange()
          meter.add(calls, 1)
          await exchanged
        }),
      )
    })
    await Promise.all(rounds)
    for (const meter of meters) await meter.exchange()
    const { rows } = await sql<{ sum: number }>`
      select sum(amount)::int as sum from quota_amounts where ends > ${Math.floor(start / 1000)}
      group by ends - began order by 1`.execute(open.db)
    expect(rows.map(({ sum }) => sum)).toEqual([80, 160])
  })

  test('[Z01] amounts come back with time, also those of other instances', async () => {
    const { meters, pass } = setUp(2)
    const [one, other] = meters as [Meter, Meter]
    one.add(time, 6000)
    await one.exchange()
    pass(20)
    other.add(time, 6000)
    await other.exchange()
    expect(other.used(time)).toBe(12_000)
    expect(other.secondsUntilBelow(time, 10_000)).toBe(10)
    pass(10)
    expect(other.used(time)).toBe(6000)
    expect(other.secondsUntilBelow(time, 10_000)).toBe(0)
  })

  test('[Z01] an exchange that fails loses nothing', async () => {
    let isAway = true
    const exchange = createExchange(open.db)
    start += 3_600_000
    const clock = () => new Date(start)
    const one = new Meter(clock, async (...all) => {
      if (isAway) throw new Error('the database is away')
      return exchange(...all)
    })
    const other = new Meter(clock, exchange)
    one.add(time, 100)
    await one.exchange()
    expect(one.used(time)).toBe(100)
    isAway = false
    await one.exchange()
    other.add(time, 1)
    await other.exchange()
    expect([one.used(time), other.used(time)]).toEqual([100, 101])
  })

  test('[Z01] what no longer counts is deleted', async () => {
    const { meters, pass } = setUp(1)
    const [meter] = meters as [Meter]
    meter.add(time, 1)
    await meter.exchange()
    pass(3600)
    meter.add(calls, 1)
    await meter.exchange()
    const { rows } = await sql<{ ends: number }>`select ends from quota_amounts`.execute(open.db)
    expect(rows).toHaveLength(1)
  })

  test('[Z01] an ending instance reports what it has counted', async () => {
    const { meters } = setUp(2)
    const [one, other] = meters as [Meter, Meter]
    one.add(time, 100)
    await one.end()
    other.add(time, 1)
    await other.exchange()
    expect(other.used(time)).toBe(101)
  })
})

test('[Z01] what is counted while an exchange is under way is reported by the next one', async () => {
  const reports: number[] = []
  const now = new Date()
  const meter: Meter = new Meter(
    () => now,
    async (changes) => {
      reports.push(changes.reduce((sum, { amount }) => sum + amount, 0))
      if (reports.length === 1) meter.add(calls, 5)
      return changes
    },
  )
  meter.add(calls, 2)
  await meter.exchange()
  await meter.end()
  expect(reports).toEqual([2, 5])
})

test('[Z01] a long report is continued by the next one', async () => {
  const reports: number[] = []
  const now = new Date()
  const meter = new Meter(
    () => now,
    async (changes) => {
      reports.push(changes.length)
      return []
    },
  )
  for (let id = 0; id < limits.quotaReportMax + 10; id += 1) meter.add({ ...calls, key: `user ${id}` }, 1)
  await meter.exchange()
  await expect.poll(() => reports).toEqual([limits.quotaReportMax, 10])
  await meter.end()
})

test('[Z01] amounts are exchanged by themselves, and the call that has caused it does not pay for that', async () => {
  const reports: number[] = []
  const first = Promise.withResolvers<void>()
  const meter = new Meter(
    () => new Date(),
    async (changes) => {
      countDatabaseTime({ queryDurationMillis: 100 })
      reports.push(changes.length)
      first.resolve()
      return []
    },
  )
  let spent = 0
  const share = {
    spend: (milliseconds: number) => {
      spent += milliseconds
    },
  }
  await withDatabaseTime(share, async () => {
    meter.add(time, 1)
    meter.add(calls, 1)
  })
  await first.promise
  expect(reports).toEqual([2])
  expect(spent).toBe(0)
  await meter.end()
})
