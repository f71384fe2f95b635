import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { RangeFieldOptions } from './useRangeField'
import { useRangeField } from './useRangeField'

function PlainNumber({ name, ...bound }: ReturnType<typeof useRangeField>['minProps'] & { name: string }) {
  return (
    <input
      type="number"
      aria-label={name}
      min={bound.minValue}
      disabled={bound.isDisabled}
      value={bound.value ?? ''}
      onChange={(event) => bound.onChange(event.target.value === '' ? null : event.target.valueAsNumber)}
    />
  )
}

function PlainRange(options: RangeFieldOptions) {
  const range = useRangeField(options)
  const { isSelected, defaultSelected, onChange, isDisabled } = range.unspecifiedProps
  return (
    <fieldset {...range.groupProps}>
      <span {...range.labelProps}>Sum</span>
      <PlainNumber name="Least" {...range.minProps} />
      <PlainNumber name="Most" {...range.maxProps} />
      <label>
        <input
          type="checkbox"
          checked={isSelected}
          defaultChecked={isSelected === undefined ? defaultSelected : undefined}
          disabled={isDisabled}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        Without a sum
      </label>
    </fieldset>
  )
}

test('[S13] useRangeField keeps both bounds, and can clear one', async () => {
  const onChange = vi.fn()
  await render(<PlainRange defaultValue={{ min: 20, max: null }} onChange={onChange} />)
  await page.getByRole('spinbutton', { name: 'Most' }).fill('90')
  expect(onChange).toHaveBeenLastCalledWith({ min: 20, max: 90 })
  await page.getByRole('spinbutton', { name: 'Least' }).fill('')
  expect(onChange).toHaveBeenLastCalledWith({ min: null, max: 90 })
})

test('[S13] useRangeField names its group and passes limits and state to both bounds', async () => {
  await render(<PlainRange minValue={5} isDisabled />)
  const least = page.getByRole('group', { name: 'Sum' }).getByRole('spinbutton', { name: 'Least' })
  await expect.element(least).toBeDisabled()
  await expect.element(least).toHaveAttribute('min', '5')
})

test('[S13] useRangeField includes items without a number unless the user excludes them', async () => {
  const onAllowsUnspecifiedChange = vi.fn()
  await render(<PlainRange onAllowsUnspecifiedChange={onAllowsUnspecifiedChange} />)
  const checkbox = page.getByRole('checkbox', { name: 'Without a sum' })
  await expect.element(checkbox).toBeChecked()
  await checkbox.click()
  await expect.element(checkbox).not.toBeChecked()
  expect(onAllowsUnspecifiedChange).toHaveBeenCalledExactlyOnceWith(false)
})
