import { limits } from '@spadestik/domain/limits'
import { afterEach, expect, test, vi } from 'vitest'
import { countPending, whenRequestsEnd } from './pendingRequests'

afterEach(() => vi.useRealTimers())

test('[W04] waits until the last pending request has succeeded or failed', async () => {
  vi.useFakeTimers()
  const log: string[] = []
  const first = Promise.withResolvers<void>()
  const second = Promise.withResolvers<void>()
  const calls = [countPending(() => first.promise), countPending(() => second.promise)]
  const quiet = whenRequestsEnd().then(() => log.push('quiet'))
  first.resolve()
  await calls[0]
  await vi.advanceTimersByTimeAsync(10 * limits.quietMs)
  expect(log).toEqual([])
  second.reject(new Error('It failed.'))
  await expect(calls[1]).rejects.toThrow('It failed.')
  await vi.advanceTimersByTimeAsync(limits.quietMs)
  await quiet
  expect(log).toEqual(['quiet'])
})
