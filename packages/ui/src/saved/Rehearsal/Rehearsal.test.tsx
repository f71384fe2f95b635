import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { rehearsalResult } from '../../../testing/rehearsalResult'
import { renderUi } from '../../../testing/renderUi'
import { Rehearsal } from './Rehearsal'

const nothing = { count: 0, perWeek: null }
const rows = () =>
  page
    .getByRole('term')
    .elements()
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)

describe('[W12] Rehearsal', () => {
  test('says how much an agent would have sent, also as the label of its chart', async () => {
    await renderUi(<Rehearsal result={rehearsalResult} mailTime="daily" onRetry={vi.fn()} />)
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('About 4 a week, at most 11 in one week.')
    await expect
      .element(page.getByRole('img', { name: /^Matches per week since 24.08.2026: 2, 4, 3, 0, 5, 11,/ }))
      .toBeVisible()
    await expect.element(page.getByText('Your other agents find 12 of them already.')).toBeVisible()
    expect(rows()).toContain('Region: Midtjylland: 9 more')
    await expect.element(page.getByText(/changes of the last 90 days\. It is an estimate/)).toBeVisible()
  })

  test('emphasises the mails of the selected frequency', async () => {
    const ui = await renderUi(<Rehearsal result={rehearsalResult} mailTime="daily" onRetry={vi.fn()} />)
    expect(rows()).toContain('Daily (Selected): About 3 a week')
    expect(rows()).toContain('Weekly: About 1 a week')
    await ui.rerender(<Rehearsal result={rehearsalResult} mailTime="weekly" onRetry={vi.fn()} />)
    expect(rows()).toContain('Weekly (Selected): About 1 a week')
    expect(rows()).toContain('Daily: About 3 a week')
  })

  test('says in how many days there were few mails, or that there were none', async () => {
    const mails = { always: { count: 3, perWeek: null }, daily: nothing, weekly: nothing }
    await renderUi(<Rehearsal result={{ ...rehearsalResult, mails }} mailTime="never" onRetry={vi.fn()} />)
    expect(rows()).toEqual(expect.arrayContaining(['At once: 3 in 90 days', 'Daily: None']))
  })

  test('opens the latest items in a new tab, so that the dialog stays', async () => {
    await renderUi(<Rehearsal result={rehearsalResult} mailTime="never" onRetry={vi.fn()} />)
    const link = page.getByRole('link', { name: /^Renovering af Skjern Åbro.+Opens in a new tab/ })
    await expect.element(link).toHaveAttribute('target', '_blank')
    await expect
      .element(page.getByText('20.11.2026 · Ringkøbing-Skjern · Frist 04.12.2026 → 18.12.2026'))
      .toBeVisible()
    await expect.element(page.getByText('19.11.2026 · Silkeborg · New')).toBeVisible()
  })

  test('says that nothing was found, and which filters keep it from finding something', async () => {
    const result = { ...rehearsalResult, found: nothing, latest: [] }
    await renderUi(<Rehearsal result={result} mailTime="daily" onRetry={vi.fn()} />)
    await expect.element(page.getByRole('status')).toHaveTextContent('It would have sent nothing.')
    await expect.element(page.getByText(/^You can save it all the same/)).toBeVisible()
    expect(rows()).toContain('Budget: fra 10 mio. kr.: 18 more')
    await expect.element(page.getByRole('img')).not.toBeInTheDocument()
  })

  test('says since when it counts, and that only a part was compared', async () => {
    const result = { ...rehearsalResult, days: 10, since: '12.11.2026', isSampled: true }
    await renderUi(<Rehearsal result={result} mailTime="always" onRetry={vi.fn()} />)
    await expect
      .element(page.getByText(/changes since 12\.11\.2026.+only a part of it was compared/))
      .toBeVisible()
    expect(rows()).toContain('At once (Selected): At least 4 a week')
  })

  test('announces that it is loading, and lets the user try again after a failure', async () => {
    const onRetry = vi.fn()
    const ui = await renderUi(<Rehearsal result={undefined} mailTime="daily" onRetry={onRetry} />)
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Counting what the agent would have sent')
    await ui.rerender(<Rehearsal result={undefined} mailTime="daily" isFailed onRetry={onRetry} />)
    await expect.element(page.getByText(/You can save the agent all the same/)).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    expect(onRetry).toHaveBeenCalledOnce()
    await expect.element(page.getByRole('heading', { level: 3 })).toHaveFocus()
  })
})
