import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, refuse } from '../../testing/answer'
import { renderApp } from '../../testing/renderApp'
import { procurement, worker } from '../../testing/worker'

const update = {
  id: 7,
  text: 'The deadline has moved',
  created: '2026-11-20T08:00:00Z',
  projectId: 5,
  procurementId: null,
  scrollId: null,
}
const change = {
  type: 'project' as const,
  name: 'Ring road',
  unseen: { id: 5, isNew: false, changedAt: update.created, updates: [update] },
}
const nothing = { deadlines: [], changes: [], changeCount: 0, matches: [], matchCount: 0 }
const match = {
  type: 'procurement' as const,
  name: 'Town hall',
  unseen: { id: 6, isNew: true, changedAt: update.created, updates: [] },
  agentNames: ['Halls', 'Schools'],
}
const due = {
  ...procurement(1, 'Skjern bridge'),
  nextDeadline: '2030-01-01',
  nextDeadlineWindow: 'inquiry' as const,
}

test('[D04] the dashboard begins with near deadlines and changes', async () => {
  worker.use(answer('getToday', { ...nothing, deadlines: [due], changes: [change], changeCount: 3 }))
  await renderApp('/')
  await expect.element(page.getByRole('link', { name: 'Skjern bridge' })).toBeVisible()
  await expect.element(page.getByText('01.01.2030Questions')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Ring road' })).toBeVisible()
  await expect.element(page.getByText(/The deadline has moved/)).toBeVisible()
  await expect.element(page.getByText(/^2 more items have changed\./)).toBeVisible()
})

test('[D04] all changes are marked as seen, and the focus stays in their part', async () => {
  const seen: unknown[] = []
  worker.use(
    answer('getToday', () =>
      seen.length === 0 ? { ...nothing, changes: [change], changeCount: 1 } : nothing,
    ),
    answer('markItemsSeen', async (request) => {
      seen.push(await request.json())
      return undefined
    }),
  )
  await renderApp('/')
  await page.getByRole('button', { name: 'Mark as seen: Changed on your lists' }).click()
  await expect.element(page.getByText('1 item is marked as seen.')).toBeVisible()
  await expect.element(page.getByText('You have seen all changes on your lists.')).toBeVisible()
  expect(seen).toEqual([{ type: 'project', ids: [5] }])
  expect(document.activeElement?.tagName).not.toBe('BODY')
})

test('[D04] [Z03] a failure is shown, and the changes stay', async () => {
  worker.use(
    answer('getToday', { ...nothing, changes: [change], changeCount: 1 }),
    refuse('markItemsSeen', 500),
  )
  await renderApp('/')
  await page.getByRole('button', { name: 'Mark as seen: Changed on your lists' }).click()
  await expect.element(page.getByText('The items could not be marked as seen. Try again.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Ring road' })).toBeVisible()
})

test('[D04] what agents have found is shown with their names, and is marked as seen by itself', async () => {
  const seen: unknown[] = []
  const changed = { ...nothing, changes: [change], changeCount: 1 }
  worker.use(
    answer('getToday', () => (seen.length === 0 ? { ...changed, matches: [match], matchCount: 4 } : changed)),
    answer('markItemsSeen', async (request) => {
      seen.push(await request.json())
      return undefined
    }),
  )
  await renderApp('/')
  await expect.element(page.getByRole('link', { name: 'Town hall' })).toBeVisible()
  await expect.element(page.getByText('Found by Halls and Schools')).toBeVisible()
  await expect.element(page.getByText('Your agents found 3 more items.')).toBeVisible()
  await page.getByRole('button', { name: 'Mark as seen: Found by your agents' }).click()
  await expect.element(page.getByText('You have seen everything that your agents found.')).toBeVisible()
  expect(seen).toEqual([{ type: 'procurement', ids: [6] }])
  await expect.element(page.getByRole('link', { name: 'Ring road' })).toBeVisible()
})

const other = { ...procurement(2, 'Skive hall'), nextDeadline: '2030-01-02' }

/**
 * Mocks the dashboard with two deadlines that can be dismissed. Returns the bodies of the requests that
 * dismiss deadlines or show them again.
 */
function serveDeadlines() {
  const sent: { isDismissed: boolean; deadlines: { id: number }[] }[] = []
  const isShown = ({ id }: { id: number }) =>
    sent.findLast(({ deadlines }) => deadlines.some((one) => one.id === id))?.isDismissed !== true
  worker.use(
    answer('getToday', () => ({ ...nothing, deadlines: [due, other].filter(isShown) })),
    answer('dismissDeadlines', async (request) => {
      sent.push((await request.json()) as (typeof sent)[number])
      return undefined
    }),
  )
  return sent
}

test('[D04] a deadline is dismissed, and the dismissal is undone', async () => {
  const sent = serveDeadlines()
  await renderApp('/')
  await page.getByRole('button', { name: 'Dismiss the deadline of Skjern bridge' }).click()
  await expect.element(page.getByText('1 deadline is dismissed. It returns if it moves.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Skjern bridge' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Skive hall' })).toBeVisible()
  expect(document.activeElement?.tagName).not.toBe('BODY')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('1 deadline is shown again.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Skjern bridge' })).toBeVisible()
  const deadlines = [{ id: 1, day: '2030-01-01' }]
  expect(sent).toEqual([
    { isDismissed: true, deadlines },
    { isDismissed: false, deadlines },
  ])
})

test('[D04] all deadlines are dismissed at once', async () => {
  serveDeadlines()
  await renderApp('/')
  await page.getByRole('button', { name: 'Dismiss all: Next deadlines' }).click()
  await expect.element(page.getByText('2 deadlines are dismissed. They return if they move.')).toBeVisible()
  await expect.element(page.getByText('You have no more deadlines in the next 14 days.')).toBeVisible()
})

test('[D04] [Z03] when dismissing fails, the deadline stays', async () => {
  serveDeadlines()
  worker.use(refuse('dismissDeadlines', 500))
  await renderApp('/')
  await page.getByRole('button', { name: 'Dismiss the deadline of Skjern bridge' }).click()
  await expect.element(page.getByText('The deadlines could not be changed. Try again.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Skjern bridge' })).toBeVisible()
})
