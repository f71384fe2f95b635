import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { limits } from '@spadestik/domain/limits'
import { keepEarlyResponse, reportData, takeEarlyResponse, whenFirstShown } from './earlyResponses'

const address = 'https://app.example/api/search'

const search = (words: string, token = 'one'): Request =>
  new Request(address, { method: 'POST', body: words, headers: { authorization: `Bearer ${token}` } })

const answering = async (): Promise<Response> => new Response('results')

// Use fake timers, so that no timer of a test ends a wait of the next test.
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => vi.useRealTimers())

test('[L06] the first equal request gets the early response, and the next one is sent', async () => {
  await keepEarlyResponse(search('school'), answering)
  expect(await (await takeEarlyResponse(search('school')))?.text()).toBe('results')
  expect(await takeEarlyResponse(search('school'))).toBeUndefined()
})

test.each([
  ['another body', search('bridge')],
  ['another session', search('school', 'two')],
  ['another method', new Request(address, { headers: { authorization: 'Bearer one' } })],
])('[L06] a request with %s does not get the early response', async (_difference, request) => {
  await keepEarlyResponse(search('school'), answering)
  expect(await takeEarlyResponse(request)).toBeUndefined()
})

test('[L06] if the early request failed, the app sends its own', async () => {
  await keepEarlyResponse(search('tunnel'), () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await takeEarlyResponse(search('tunnel'))).toBeUndefined()
})

test('[L06] an early response that nothing has used in time is forgotten', async () => {
  await keepEarlyResponse(search('harbour'), answering)
  vi.advanceTimersByTime(limits.callTimeoutMs)
  expect(await takeEarlyResponse(search('harbour'))).toBeUndefined()
})

test('[L06] other requests wait until the early data has rendered', async () => {
  const arrived = Promise.withResolvers<Response>()
  await keepEarlyResponse(search('port'), () => arrived.promise)
  const waiting = whenFirstShown()
  expect(waiting).toBeDefined()
  await reportData()
  expect(whenFirstShown()).toBeDefined()
  arrived.resolve(await answering())
  await arrived.promise
  await reportData()
  await waiting
  expect(whenFirstShown()).toBeUndefined()
})

test('[L06] other requests do not wait once the user has pressed something', async () => {
  await keepEarlyResponse(search('quay'), answering)
  const waiting = whenFirstShown()
  await userEvent.keyboard('a')
  await waiting
  expect(whenFirstShown()).toBeUndefined()
})

test('[L06] other requests wait for two seconds at most', async () => {
  await keepEarlyResponse(search('pier'), answering)
  const waiting = whenFirstShown()
  vi.advanceTimersByTime(limits.firstShownMs)
  await waiting
  expect(whenFirstShown()).toBeUndefined()
})

test.each([
  ['failed', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['was refused', async () => new Response(null, { status: 404 })],
])('[L06] other requests do not wait if the early request %s', async (_outcome, send) => {
  await keepEarlyResponse(search('lock'), send)
  await whenFirstShown()
  expect(whenFirstShown()).toBeUndefined()
})
