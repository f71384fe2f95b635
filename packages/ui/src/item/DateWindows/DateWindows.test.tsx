import { describe, expect, test, vi } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import type { DateWindow } from './DateWindows'
import { DateWindows } from './DateWindows'

const offers: DateWindow = { id: 'offers', label: 'Submission', from: null, to: '27.11.2026' }

describe('[Q02] DateWindows', () => {
  test.each([
    ['01.11.2026', '27.11.2026', '01.11.2026 – 27.11.2026'],
    ['01.11.2026', null, 'From 01.11.2026'],
    [null, '27.11.2026', 'No later than 27.11.2026'],
    [null, null, 'No date stated'],
  ])('writes from %s to %s as %s', async (from, to, text) => {
    const ui = await renderUi(<DateWindows label="Dates" windows={[{ ...offers, from, to }]} />)
    await expect.element(ui.getByText(text)).toBeVisible()
  })

  test('shows the given details and leaves out other details', async () => {
    const window = { ...offers, address: 'Engvej 4', link: null, note: 'Digitally only' }
    const ui = await renderUi(<DateWindows label="Dates" windows={[window]} />)
    await expect.element(ui.getByRole('list', { name: 'Dates' })).toBeVisible()
    await expect.element(ui.getByRole('heading', { name: 'Submission' })).toBeVisible()
    await expect.element(ui.getByText('Engvej 4')).toBeVisible()
    await expect.element(ui.getByText('Digitally only')).toBeVisible()
    await expect.element(ui.getByText('Link')).not.toBeInTheDocument()
  })

  test.each([
    ['27.11.2026', true],
    [null, false],
  ])('[Z07] with an end of %s offers a calendar: %s', async (to, isOffered) => {
    const window = { ...offers, to, calendarMenu: <button type="button">To the calendar</button> }
    const ui = await renderUi(<DateWindows label="Dates" windows={[window]} />)
    expect(ui.getByRole('button', { name: 'To the calendar' }).elements()).toHaveLength(isOffered ? 1 : 0)
  })

  test('[K02] renders placeholders instead of dates and details if it is locked', async () => {
    const onUnlock = vi.fn()
    const window = { ...offers, address: 'Engvej 4', note: 'Secret', status: '6 days' }
    const ui = await renderUi(<DateWindows label="Dates" windows={[window]} isLocked onUnlock={onUnlock} />)
    for (const secret of ['27.11.2026', 'Engvej 4<', 'Secret', '6 days']) {
      expect(ui.container.innerHTML).not.toContain(secret)
    }
    await ui
      .getByRole('button', { name: /Only with a subscription/ })
      .first()
      .click()
    expect(onUnlock).toHaveBeenCalledOnce()
  })
})
