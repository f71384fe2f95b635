import { limits } from '@spadestik/domain/limits'
import { describe, expect, test } from 'vitest'
import { countDatabaseTime } from '../storage/shares/databaseTime'
import type { CountedEvent, Work } from '../storage/observed/Work'
import { runAs } from '../storage/observed/Work'
import { costlyOperations } from '../server/operations/costlyOperations'
import { loadContract } from './loadContract'
import { FairShares } from './FairShares'
import type { Problem } from './Problem'

const nothing = () => undefined

const nobodyLeaves = new AbortController().signal

/** Lets all promises settle that can. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

function setUp(options = {}) {
  let now = Date.parse('2026-11-25T10:00:00Z')
  const shares = new FairShares(() => new Date(now), options)
  const headers = new Map<string, string>()
  let running = 0
  let most = 0
  const ends: (() => void)[] = []
  const call = (key: string, left = nobodyLeaves) =>
    shares.run(
      key,
      async () => {
        running += 1
        most = Math.max(most, running)
        await new Promise<void>((end) => ends.push(end))
        running -= 1
      },
      (name, value) => headers.set(name, value),
      left,
    )
  /** Runs a call that takes database time. */
  const spend = (key: string, milliseconds: number) =>
    shares.run(
      key,
      async () =>
        countDatabaseTime({ queryDurationMillis: milliseconds } as Parameters<typeof countDatabaseTime>[0]),
      (name, value) => headers.set(name, value),
      nobodyLeaves,
    )
  return {
    call,
    spend,
    headers,
    pass: (seconds: number) => {
      now += seconds * 1000
    },
    endNext: async () => {
      ends.shift()?.()
      await settle()
    },
    running: () => running,
    most: () => most,
  }
}

const kindOf = (outcome: PromiseSettledResult<unknown>) =>
  outcome.status === 'fulfilled' ? 'done' : (outcome.reason as Problem).kind

describe('fair shares', () => {
  test('[Z01] three calls of one caller run at once, and further ones one at a time', async () => {
    const { call, endNext, running } = setUp()
    const calls = Array.from({ length: 8 }, () => call('user 1'))
    await settle()
    expect(running()).toBe(limits.costlyCallsAtOnce)
    const seen: number[] = []
    for (let ended = 0; ended < 8; ended += 1) {
      await endNext()
      seen.push(running())
    }
    expect(seen).toEqual([2, 1, 1, 1, 1, 1, 1, 0])
    await Promise.all(calls)
  })

  test('[Z01] the calls of one caller never let another wait', async () => {
    const { call, endNext, running } = setUp()
    const many = Array.from({ length: 30 }, () => call('user 1'))
    const other = call('user 2')
    await settle()
    expect(running()).toBe(limits.costlyCallsAtOnce + 1)
    for (let ended = 0; ended < 31; ended += 1) await endNext()
    await Promise.all([...many, other])
  })

  test('[Z01] more calls than may wait are refused', async () => {
    const { call, endNext } = setUp()
    const calls = Array.from({ length: limits.costlyCallsAtOnce + limits.costlyCallsWaiting + 5 }, () =>
      call('user 1'),
    )
    const outcomes = Promise.allSettled(calls)
    await settle()
    for (let ended = 0; ended < calls.length; ended += 1) await endNext()
    const kinds = (await outcomes).map(kindOf)
    expect(kinds.filter((kind) => kind === 'tooManyRequests')).toHaveLength(5)
  })

  test('[Z01] a caller who no longer waits leaves the queue', async () => {
    const { call, endNext, most } = setUp()
    const leaving = new AbortController()
    const calls = [
      ...Array.from({ length: 3 }, () => call('user 1')),
      call('user 1', leaving.signal),
      call('user 1'),
    ]
    const outcomes = Promise.allSettled(calls)
    await settle()
    leaving.abort()
    for (let ended = 0; ended < 5; ended += 1) await endNext()
    expect((await outcomes).map(kindOf)).toEqual(['done', 'done', 'done', 'tooManyRequests', 'done'])
    expect(most()).toBe(3)
  })

  test('[Z03] a caller who has used up the database time is told how long to wait', async () => {
    const { spend, headers, pass } = setUp()
    await spend('user 1', limits.databaseBudgetMs - 1)
    pass(10)
    await spend('user 1', 2)
    // Nobody else needs the database.
    await expect(spend('user 1', 0)).resolves.toBeUndefined()
    await spend('user 2', 1)
    await expect(spend('user 1', 1)).rejects.toMatchObject({ kind: 'tooManyRequests' })
    await expect(spend('user 2', 1)).resolves.toBeUndefined()
    const seconds = Number(headers.get('retry-after'))
    expect(seconds).toBe(limits.databaseBudgetWindowSeconds - 10)
    pass(seconds)
    await spend('user 2', 1)
    await expect(spend('user 1', 1)).resolves.toBeUndefined()
  })

  test('[Z03] refused calls are counted by their reason', async () => {
    const { spend, call, endNext } = setUp()
    const events: CountedEvent[] = []
    const work: Work = {
      traceparent: null,
      count: (event) => events.push(event),
      sawStatement: nothing,
      link: nothing,
      startStep: () => ({ work, end: nothing }),
    }
    await runAs(work, async () => {
      await spend('user 2', 1)
      await spend('user 1', limits.databaseBudgetMs + 1)
      await expect(spend('user 1', 1)).rejects.toMatchObject({ kind: 'tooManyRequests' })
      const many = limits.costlyCallsAtOnce + limits.costlyCallsWaiting + 1
      const calls = Array.from({ length: many }, () => call('user 3'))
      const outcomes = Promise.allSettled(calls)
      await settle()
      for (let ended = 0; ended < many; ended += 1) await endNext()
      await outcomes
    })
    expect(events).toEqual([
      { name: 'refusal', reason: 'budget' },
      { name: 'refusal', reason: 'waiting' },
    ])
  })

  test('[Z01] a database that gives turns refuses nobody for the time used, and runs one call of each at once', async () => {
    const { spend, call, endNext, running } = setUp({ givesTurns: true })
    await spend('user 2', 1)
    await spend('user 1', limits.databaseBudgetMs + 1)
    await expect(spend('user 1', 1)).resolves.toBeUndefined()
    const calls = [call('user 1'), call('user 1'), call('user 2')]
    await settle()
    expect(running()).toBe(2)
    for (let ended = 0; ended < 3; ended += 1) await endNext()
    await Promise.all(calls)
  })

  test('[Z01] every operation whose statements have a time limit is shared, and names the refusal', () => {
    const operations = loadContract()
    const limited = operations.filter(({ statuses }) => statuses.includes(503))
    expect(limited.filter(({ id }) => !costlyOperations.has(id))).toEqual([])
    const costly = operations.filter(({ id }) => costlyOperations.has(id))
    expect(costly.filter(({ statuses }) => !statuses.includes(429)).map(({ id }) => id)).toEqual([])
  })
})
