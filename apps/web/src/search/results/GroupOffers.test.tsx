import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../../testing/renderApp'
import { procurement, worker } from '../../../testing/worker'

test('[S08] a group whose name has the words is searched instead of them', async () => {
  const bodies: { freeSearch?: string | null; criteria?: unknown }[] = []
  const groupOffers = [
    { id: 19, typeId: 3, name: 'Hotels and restaurants', count: 216, countIsCapped: false },
  ]
  worker.use(
    http.post('/api/search-items/search/procurements', async ({ request }) => {
      const body = (await request.json()) as (typeof bodies)[number]
      bodies.push(body)
      const items = [procurement(7, 'A hotel by the sea')]
      return HttpResponse.json({
        items,
        count: 1,
        countIsCapped: false,
        ...(body.freeSearch && { groupOffers }),
      })
    }),
  )
  await renderApp('/search/1?type=procurement&q=hotel')
  const offer = page.getByRole('button', { name: 'All of “Hotels and restaurants”: 216 results' })
  await offer.click()
  await expect.poll(() => bodies.at(-1)?.criteria).toMatchObject([{ id: 19, typeId: 3, included: true }])
  await expect.element(offer).not.toBeInTheDocument()
  // The pressed button is gone, and the focus moves to the page's content.
  await expect.poll(() => document.activeElement?.id).toBe('main')
})
