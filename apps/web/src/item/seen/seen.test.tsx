import { exampleResponses } from '@spadestik/api-client/examples'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, refuse } from '../../../testing/answer'
import { renderApp } from '../../../testing/renderApp'
import { list, listedProcurements, procurement, worker } from '../../../testing/worker'

const items = [procurement(1, 'Skjern bridge'), procurement(2, 'Quay walls'), procurement(3, 'School roof')]
const update = {
  id: 7,
  text: 'The deadline has moved',
  created: '2026-11-20T08:00:00Z',
  projectId: null,
  procurementId: 2,
  scrollId: 'dates',
}
const added = { id: 1, isNew: true, changedAt: '2026-11-21T08:00:00Z', updates: [] }
const changed = { id: 2, isNew: false, changedAt: update.created, updates: [update] }
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })

beforeEach(() => {
  worker.use(
    answer('searchProcurements', {
      items,
      count: items.length,
      countIsCapped: false,
      unseen: [added, changed],
    }),
  )
})

describe('what has changed since the last visit', () => {
  test('[D03] results mark what is new, and say what has changed', async () => {
    await renderApp('/search/1?type=procurement')
    await expect.poll(() => row('Skjern bridge').query()?.textContent).toMatch(/New/)
    await expect
      .poll(() => row('Quay walls').query()?.textContent)
      .toMatch(/Changed:\s+The deadline has moved/)
    await expect.element(row('School roof')).toBeVisible()
    expect(row('School roof').element().textContent).not.toMatch(/New|Changed/)
  })

  test('[D03] results name the most important change and how many more there are', async () => {
    const sum = { ...update, id: 8, text: 'Budget 8 mio. kr.' }
    const roles = { ...update, id: 9, text: 'The companies have changed' }
    const unseen = [{ ...changed, updates: [update, sum, roles] }]
    worker.use(answer('searchProcurements', { items, count: items.length, countIsCapped: false, unseen }))
    await renderApp('/search/1?type=procurement')
    await expect.poll(() => row('Quay walls').query()?.textContent).toMatch(/The deadline has moved \+2/)
  })

  test('[D03] rows of a list fetch their marks', async () => {
    worker.use(
      answer('getLists', [list(1, 'Bridges', [])]),
      answer('getListItems', listedProcurements(1, items)),
      answer('findUnseenItems', [changed]),
    )
    await renderApp('/list/1')
    await expect.poll(() => row('Quay walls').query()?.textContent).toMatch(/The deadline has moved/)
  })

  test('[D03] the page of an item shows the changes on top and marks the item as seen', async () => {
    const seen: unknown[] = []
    worker.use(
      answer('getProcurement', { ...exampleResponses.getProcurement.body, id: 2 }),
      answer('findUnseenItems', [changed]),
      answer('markItemsSeen', async (request) => {
        seen.push(await request.json())
        return undefined
      }),
    )
    await renderApp('/procurement/2')
    const since = page.getByRole('list', { name: 'Since your last visit' })
    await expect.element(since.getByRole('link', { name: 'The deadline has moved' })).toBeVisible()
    await expect.poll(() => seen).toEqual([{ type: 'procurement', ids: [2] }])
    // The changes stay visible while the user reads the page, although the item is already marked as seen.
    await expect.element(since).toBeVisible()
  })

  test('[D03] [Z03] the page of an item opens even if its changes cannot be compared', async () => {
    worker.use(refuse('findUnseenItems', 500))
    await renderApp('/procurement/91004')
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(page.getByText('Since your last visit')).not.toBeInTheDocument()
  })

  test('[D03] [Y02] selected items are marked as seen', async () => {
    const seen: unknown[] = []
    worker.use(
      answer('markItemsSeen', async (request) => {
        seen.push(await request.json())
        return undefined
      }),
    )
    await renderApp('/search/1?type=procurement')
    await page.getByRole('table').getByRole('link', { name: 'Quay walls' }).hover()
    await page.getByRole('checkbox', { name: 'Select Quay walls' }).click()
    await page.getByRole('button', { name: 'Mark as seen' }).click()
    await expect.element(page.getByRole('alertdialog', { name: '1 item is marked as seen.' })).toBeVisible()
    expect(seen).toEqual([{ type: 'procurement', ids: [2] }])
  })
})
