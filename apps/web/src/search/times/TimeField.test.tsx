import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp } from '../../../testing/renderApp'
import { procurement, worker } from '../../../testing/worker'

interface Sent {
  deadlineFrom: string | null
  deadlineWithinDays: number | null
}

function recordSearches(): Sent[] {
  const sent: Sent[] = []
  worker.use(
    http.post('/api/search-items/search/procurements', async ({ request }) => {
      const { deadlineFrom, deadlineWithinDays } = (await request.json()) as Sent
      sent.push({ deadlineFrom, deadlineWithinDays })
      const items = [procurement(1, 'A bridge')]
      return HttpResponse.json({ items, count: 1, countIsCapped: false })
    }),
  )
  return sent
}

const deadline = page.getByRole('radiogroup', { name: 'Deadline' })
const open = () => page.getByRole('button', { name: /^Deadline/ }).click()
const params = () => new URLSearchParams(location.search)

describe('a time in the filter panel', () => {
  test('[S24] a relative deadline replaces the dates, and stays relative in the address and the request', async () => {
    const sent = recordSearches()
    await renderApp('/search/1?type=procurement&deadline=2026-11-20~')
    await open()
    await deadline.getByRole('radio', { name: '14 days' }).click()
    await expect.poll(() => params().get('deadline')).toBe('14d')
    await expect.poll(() => sent.at(-1)).toEqual({ deadlineFrom: null, deadlineWithinDays: 14 })
    await expect.element(page.getByRole('button', { name: /Deadline within 14 days/ }).first()).toBeVisible()
    await expect.element(deadline).toHaveAccessibleDescription(/^Moves with the calendar/)
  })

  test('[S24] dates replace a relative deadline', async () => {
    recordSearches()
    await renderApp('/search/1?type=procurement&deadline=14d')
    await open()
    await expect.element(deadline.getByRole('radio', { name: '14 days' })).toBeChecked()
    await deadline.getByRole('radio', { name: 'From – to' }).click()
    await expect.poll(() => params().has('deadline')).toBe(false)
    await expect.element(page.getByRole('spinbutton', { name: /day, From date/ })).toBeVisible()
  })

  test('[S24] a typed number of days is limited to a year', async () => {
    recordSearches()
    await renderApp('/search/1?type=procurement')
    await open()
    await deadline.getByRole('radio', { name: 'Other' }).click()
    const number = page.getByRole('textbox', { name: 'Number of days (1 to 365)' })
    await number.fill('45')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => params().get('deadline')).toBe('45d')
    await number.fill('900')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => params().get('deadline')).toBe('365d')
    await number.fill('')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => params().has('deadline')).toBe(false)
  })

  test('[S24] a number that is no preset shows as typed', async () => {
    recordSearches()
    await renderApp('/search/1?type=procurement&start=3q')
    await page.getByRole('button', { name: /^Construction start/ }).click()
    const start = page.getByRole('radiogroup', { name: 'Construction start' })
    await expect.element(start.getByRole('radio', { name: 'Other' })).toBeChecked()
    await expect.element(page.getByRole('textbox', { name: 'Number of quarters (1 to 20)' })).toHaveValue('3')
    await start.getByRole('radio', { name: '2 quarters' }).click()
    await expect.poll(() => params().get('start')).toBe('2q')
  })
})
