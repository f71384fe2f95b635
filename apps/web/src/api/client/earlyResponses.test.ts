import { afterEach, expect, test, vi } from 'vitest'
import { limits } from '@spadestik/domain/limits'
import { keepEarlyResponse, takeEarlyResponse } from './earlyResponses'

const address = 'https://app.example/api/search'

const search = (words: string, token = 'one'): Request =>
  new Request(address, { method: 'POST', body: words, headers: { authorization: `Bearer ${token}` } })

const answering = async (): Promise<Response> => new Response('results')

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
  vi.useFakeTimers()
  await keepEarlyResponse(search('harbour'), answering)
  vi.advanceTimersByTime(limits.callTimeoutMs)
  expect(await takeEarlyResponse(search('harbour'))).toBeUndefined()
})
