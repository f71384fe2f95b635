import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../../testing/renderApp'
import { list, procurement, worker } from '../../../testing/worker'

test('[M04] moving an item saves the target list first, and a failure names the saved lists and can be retried', async () => {
  const saved: number[] = []
  let isBroken = true
  worker.use(
    http.get('/api/lists', () => HttpResponse.json([list(1, 'Bridges', [7]), list(2, 'Winter', [])])),
    http.put('/api/lists', async ({ request }) => {
      const body = (await request.json()) as ReturnType<typeof list>
      if (body.id === 1 && isBroken) return HttpResponse.json({}, { status: 500 })
      saved.push(body.id)
      return HttpResponse.json(body)
    }),
    http.post('/api/search-items/search/procurements', () =>
      HttpResponse.json({ items: [procurement(7, 'Skjern bridge')], count: 1, countIsCapped: false }),
    ),
  )
  await renderApp('/search/1?type=procurement')
  await page.getByRole('table').getByRole('button', { name: /list/i }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Winter').click()
  await dialog.getByRole('button', { name: 'Add to the list' }).click()
  await expect.poll(() => dialog.getByRole('alert').query()?.textContent).toContain('Saved: Winter')
  expect(saved).toEqual([2])

  isBroken = false
  await dialog.getByRole('button', { name: 'Add to the list' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(saved).toEqual([2, 1])
})

test('[I01, S17] a dialog opened in the results stays when the search gets another address', async () => {
  const bridges = { items: [procurement(7, 'Skjern bridge')], count: 50, countIsCapped: false }
  worker.use(http.post('/api/search-items/search/procurements', () => HttpResponse.json(bridges)))
  await renderApp('/search/1?type=procurement')
  await page.getByRole('table').getByRole('button', { name: /list/i }).first().click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  const opened = dialog.element()

  // A resumed search shows its rows below page 0, and its own address comes a moment later.
  await expect.poll(() => history.state).toHaveProperty('dialog', true)
  history.replaceState(history.state, '', '/search/2?type=procurement')
  dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
  // Everything beside the dialog is hidden from assistive technology.
  await expect.element(page.getByLabelText('Page 2', { exact: true })).toHaveAttribute('aria-current', 'page')
  expect(dialog.element()).toBe(opened)
})

test('[W02, Z03] a session taken by another login leads to the page about that', async () => {
  worker.use(
    http.post('/api/search-items/search/procurements', () => new HttpResponse(null, { status: 481 })),
  )
  await renderApp('/search/1?type=procurement')
  await expect.element(page.getByRole('heading', { name: 'Another person has logged in' })).toBeVisible()
  expect(document.cookie).not.toContain('session=')
})
