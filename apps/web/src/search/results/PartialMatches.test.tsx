import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../../testing/renderApp'
import { procurement, worker } from '../../../testing/worker'

test('[S22] items with some of the words follow if no item has all of them', async () => {
  const highlight = {
    id: 7,
    name: [
      { text: 'Repair of ', isMatch: false },
      { text: 'quay', isMatch: true },
      { text: ' walls', isMatch: false },
    ],
    excerpt: null,
  }
  const partialMatches = { items: [procurement(7, 'Repair of quay walls')], highlights: [highlight] }
  worker.use(
    http.post('/api/search-items/search/procurements', () =>
      HttpResponse.json({ items: [], count: 0, countIsCapped: false, partialMatches }),
    ),
  )
  await renderApp('/search/1?type=procurement&q=kajmur')
  const region = page.getByRole('region', { name: 'Tenders with some of the words' })
  await expect.element(region.getByRole('link', { name: 'Repair of quay walls' })).toBeVisible()
  // The name highlights the translation of the searched word.
  expect(region.element().querySelector('mark')?.textContent).toBe('quay')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('0 tenders')
  await expect.element(page.getByText('Nothing matches these filters')).toBeVisible()
})
