import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import { RangeField } from './RangeField'

test('[S13] RangeField is one group with two named fields', async () => {
  const ui = await renderUi(
    <RangeField label="Estimated sum" value={{ min: 20, max: null }} onChange={vi.fn()} maxValue={3000} />,
  )
  const group = ui.getByRole('group', { name: 'Estimated sum' })
  await expect.element(group.getByRole('textbox', { name: 'From' })).toHaveValue('20')
  await expect.element(group.getByRole('textbox', { name: 'To' })).toHaveAttribute('placeholder', '3,000')
})

test('[V03] RangeField keeps the other bound when one is changed', async () => {
  const onChange = vi.fn()
  const ui = await renderUi(<RangeField label="Sum" value={{ min: 20, max: 350 }} onChange={onChange} />)
  await ui.getByRole('textbox', { name: 'To' }).fill('500')
  await userEvent.keyboard('{Enter}')
  expect(onChange).toHaveBeenLastCalledWith({ min: 20, max: 500 })
})

test('[S13] RangeField includes or excludes items without a number', async () => {
  const onAllows = vi.fn()
  const ui = await renderUi(
    <RangeField
      label="Sum"
      value={{ min: null, max: null }}
      onChange={vi.fn()}
      unspecifiedLabel="Include without a sum"
      onAllowsUnspecifiedChange={onAllows}
    />,
  )
  await ui.getByText('Include without a sum').click()
  expect(onAllows).toHaveBeenCalledWith(false)
})

test('[S13] RangeField replaces a typed number by the nearest allowed one', async () => {
  const onChange = vi.fn()
  const ui = await renderUi(<RangeField label="Sum" minValue={0} step={50} onChange={onChange} />)
  await ui.getByRole('textbox', { name: 'From' }).fill('120')
  await userEvent.keyboard('{Enter}')
  expect(onChange).toHaveBeenLastCalledWith({ min: 100, max: null })
  await userEvent.keyboard('{ArrowUp}')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => onChange.mock.lastCall).toEqual([{ min: 150, max: null }])
})

test('[V03] RangeField requires both numbers', async () => {
  const ui = await renderUi(<RangeField label="Sum" isRequired />)
  await expect.element(ui.getByRole('group', { name: 'Sum', exact: true })).toBeVisible()
  expect(ui.container.textContent).toContain('Sum*')
  for (const field of ui.getByRole('textbox').all()) await expect.element(field).toBeRequired()
})
