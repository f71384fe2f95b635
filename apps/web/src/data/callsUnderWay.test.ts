import { expect, test } from 'vitest'
import { counted, whenCallsEnd } from './callsUnderWay'

test('[W04] what can wait does so until the last call has ended, one that fails among them', async () => {
  const told: string[] = []
  const first = Promise.withResolvers<void>()
  const second = Promise.withResolvers<void>()
  const calls = [counted(() => first.promise), counted(() => second.promise)]
  const quiet = whenCallsEnd().then(() => told.push('quiet'))
  first.resolve()
  await calls[0]
  // Longer than the quiet that is waited for: nothing is told, since the second call goes on.
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(told).toEqual([])
  second.reject(new Error('It failed.'))
  await expect(calls[1]).rejects.toThrow('It failed.')
  await quiet
  expect(told).toEqual(['quiet'])
})
