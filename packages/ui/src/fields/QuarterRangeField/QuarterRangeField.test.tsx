import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import { QuarterRangeField } from './QuarterRangeField'

const limits = { label: 'Building period', first: 'Q1 2026', last: 'Q4 2027' } as const

test('[S12] QuarterRangeField selects a first quarter and keeps the last one', async () => {
  const onChange = vi.fn()
  const ui = await renderUi(
    <QuarterRangeField {...limits} value={{ from: null, to: 'Q4 2027' }} onChange={onChange} />,
  )
  await ui.getByRole('button', { name: /From quarter/ }).click()
  await page.getByRole('option', { name: 'Q2 2026' }).click()
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: 'Q2 2026', to: 'Q4 2027' })
})

test('[S12] QuarterRangeField clears one quarter', async () => {
  const onChange = vi.fn()
  const ui = await renderUi(
    <QuarterRangeField {...limits} value={{ from: 'Q1 2026', to: 'Q4 2027' }} onChange={onChange} />,
  )
  await ui.getByRole('button', { name: /To quarter/ }).click()
  await page.getByRole('option', { name: 'Any' }).click()
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: 'Q1 2026', to: null })
})

test('[V03] QuarterRangeField never offers a first quarter that is after the last one', async () => {
  const ui = await renderUi(
    <QuarterRangeField {...limits} value={{ from: null, to: 'Q2 2026' }} onChange={vi.fn()} />,
  )
  await ui.getByRole('button', { name: /From quarter/ }).click()
  await expect.element(page.getByRole('option', { name: 'Q2 2026' })).not.toHaveAttribute('aria-disabled')
  await expect.element(page.getByRole('option', { name: 'Q3 2026' })).toHaveAttribute('aria-disabled', 'true')
})

test('[V03] QuarterRangeField marks both quarters as required', async () => {
  const ui = await renderUi(<QuarterRangeField {...limits} isRequired />)
  await expect.element(ui.getByRole('group', { name: 'Building period', exact: true })).toBeVisible()
  expect(ui.container.textContent).toContain('Building period*')
})
