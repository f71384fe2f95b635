import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { recordRequests } from '../../testing/recordRequests'
import { renderApp } from '../../testing/renderApp'
import { user, worker } from '../../testing/worker'

const none = () => HttpResponse.json([])

const together = [
  ['get', '/pa-users/company', none],
  ['get', '/lists', none],
  [
    'get',
    '/agents/list',
    () => HttpResponse.json({ projectAgents: [], procurementAgents: [], companyAgents: [] }),
  ],
  ['get', '/countries', none],
  ['get', '/criteria/criterion-types', none],
  ['get', '/blacklists', none],
  ['get', '/procurement-phases', none],
  ['get', '/project-phases', none],
  ['get', '/procurement-types', none],
  ['get', '/roles', none],
  ['get', '/translations/1', () => HttpResponse.json({})],
  [
    'post',
    '/search-items/search/projects',
    () => HttpResponse.json({ items: [], count: 0, countIsCapped: false }),
  ],
] as const

test('[W04] data that every screen needs is prefetched once after login, from a screen that needs none of it', async () => {
  const calls = together.map(([method, path, answer]) => ({ path, ...recordRequests(method, path, answer) }))
  worker.use(...calls.map(({ handler }) => handler))
  const ui = await renderApp('/help', { user })
  await expect.element(ui.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
  const missing = () => calls.filter(({ sent }) => sent.length === 0).map(({ path }) => path)
  await expect.poll(missing).toEqual([])
  for (const { path, sent } of calls) expect(sent, path).toHaveLength(1)
})
