import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../../testing/renderApp'
import { procurement, worker } from '../../../testing/worker'
import { readSessionCookie, writeSessionCookie } from '../../session/sessionCookie'

test.each([
  ['stays', 'when a request of an earlier session gets 498', 'next-session'],
  ['ends', 'when its own request gets 498', null],
])('[W06] a session %s %s', async (_outcome, _case, next) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  worker.use(
    http.post('/api/search-items/search/procurements', async ({ request }) => {
      const { freeSearch } = (await request.json()) as { freeSearch: string | null }
      if (freeSearch !== 'late') {
        return HttpResponse.json({ items: [procurement(1, 'Bridge')], count: 1, countIsCapped: false })
      }
      await held
      return HttpResponse.json(
        { type: 'about:blank', title: 'Token not valid', status: 498 },
        { status: 498 },
      )
    }),
  )
  await renderApp('/search/1?type=procurement&q=late')
  await expect.element(page.getByRole('searchbox', { name: 'Free text' })).toHaveValue('late')
  if (next !== null) writeSessionCookie(next, 'user', false)
  release()
  if (next === null) await expect.element(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  else await expect.element(page.getByRole('alert')).toBeVisible()
  expect(readSessionCookie()).toBe(next)
})
