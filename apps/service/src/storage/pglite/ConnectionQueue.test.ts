import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DatabaseShare } from '../shares/databaseTime'
import { withDatabaseTime } from '../shares/databaseTime'
import { ConnectionQueue } from './ConnectionQueue'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] }))
afterEach(() => void vi.useRealTimers())

const caller = (): DatabaseShare => ({ spend: () => undefined })

/** Runs statements on a queue, and keeps the order in which they start. */
function setUp() {
  const queue = new ConnectionQueue()
  const started: string[] = []
  const statement = async (name: string, milliseconds: number) => {
    await queue.acquire()
    started.push(name)
    await new Promise((end) => setTimeout(end, milliseconds))
    queue.release()
  }
  /** Runs the statements of a costly call one after the other. */
  const call = (share: DatabaseShare, name: string, count: number, milliseconds: number) =>
    withDatabaseTime(share, async () => {
      for (let index = 1; index <= count; index += 1) await statement(`${name}${index}`, milliseconds)
    })
  return { started, statement, call }
}

test('[S05] a caller waits for at most one statement of a caller who began before', async () => {
  const { started, call } = setUp()
  const busy = call(caller(), 'busy', 10, 100)
  await vi.advanceTimersByTimeAsync(250)
  const other = call(caller(), 'other', 4, 10)
  await vi.advanceTimersByTimeAsync(1500)
  await Promise.all([busy, other])
  expect(started.slice(0, 8)).toEqual([
    'busy1',
    'busy2',
    'busy3',
    'other1',
    'other2',
    'other3',
    'other4',
    'busy4',
  ])
})

test('[S05] callers with much to do take turns by the time that they use', async () => {
  const { started, call } = setUp()
  const both = [call(caller(), 'long', 3, 100), call(caller(), 'short', 30, 10)]
  await vi.advanceTimersByTimeAsync(1000)
  await Promise.all(both)
  const shortsBefore = (name: string) =>
    started.slice(0, started.indexOf(name)).filter((one) => one.startsWith('short')).length
  expect([shortsBefore('long2'), shortsBefore('long3')]).toEqual([10, 20])
})

test('[S05] a caller does not save up time while idle', async () => {
  const { started, call } = setUp()
  const [early, late] = [caller(), caller()]
  const first = call(early, 'early', 10, 100)
  await vi.advanceTimersByTimeAsync(1100)
  await first
  const both = [call(late, 'late', 3, 100), call(early, 'again', 3, 100)]
  await vi.advanceTimersByTimeAsync(1000)
  await Promise.all(both)
  expect(started.slice(10)).toEqual(['late1', 'again1', 'late2', 'again2', 'late3', 'again3'])
})

test('[S05] statements outside costly calls go first, and their call may continue with costly ones', async () => {
  const { started, statement, call } = setUp()
  const busy = call(caller(), 'busy', 4, 100)
  await vi.advanceTimersByTimeAsync(50)
  const begin = async () => {
    await statement('session', 1)
    await new Promise((end) => setTimeout(end, 5))
    await call(caller(), 'other', 1, 10)
  }
  const other = begin()
  await vi.advanceTimersByTimeAsync(1000)
  await Promise.all([busy, other])
  expect(started.slice(0, 4)).toEqual(['busy1', 'session', 'other1', 'busy2'])
})

test('[S05] a caller who is alone never waits', async () => {
  const { started, statement, call } = setUp()
  const alone = statement('session', 1).then(() => call(caller(), 'own', 3, 10))
  await vi.advanceTimersByTimeAsync(31)
  await alone
  expect(started).toEqual(['session', 'own1', 'own2', 'own3'])
})
