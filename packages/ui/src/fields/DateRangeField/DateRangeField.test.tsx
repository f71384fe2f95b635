import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import { DateRangeField } from './DateRangeField'

test('[S12] DateRangeField accepts a day typed part by part', async () => {
  const onChange = vi.fn()
  const ui = await renderUi(
    <DateRangeField label="Deadline" value={{ from: '2026-11-21', to: null }} onChange={onChange} />,
  )
  await ui.getByRole('spinbutton', { name: /day, From date/ }).click()
  await userEvent.keyboard('{ArrowUp}')
  expect(onChange).toHaveBeenLastCalledWith({ from: '2026-11-22', to: null })
})

test('[S12] DateRangeField accepts a day from its calendar', async () => {
  const onChange = vi.fn()
  const ui = await renderUi(
    <DateRangeField label="Deadline" value={{ from: null, to: '2026-12-18' }} onChange={onChange} />,
  )
  await ui
    .getByRole('button', { name: /Pick a date/ })
    .nth(1)
    .click()
  await page.getByRole('button', { name: /24 December 2026/ }).click()
  expect(onChange).toHaveBeenLastCalledWith({ from: null, to: '2026-12-24' })
})

test('[S12] DateRangeField clears both days at once', async () => {
  const onChange = vi.fn()
  const ui = await renderUi(
    <DateRangeField label="Deadline" value={{ from: '2026-11-21', to: '2026-12-18' }} onChange={onChange} />,
  )
  await ui.getByRole('button', { name: 'Clear both dates' }).click()
  expect(onChange).toHaveBeenLastCalledWith({ from: null, to: null })
})
