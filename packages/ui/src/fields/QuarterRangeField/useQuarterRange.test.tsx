import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { QuarterRangeOptions } from './useQuarterRange'
import { useQuarterRange } from './useQuarterRange'

function PlainQuarter({
  name,
  ...bound
}: ReturnType<typeof useQuarterRange>['fromProps'] & { name: string }) {
  return (
    <select
      aria-label={name}
      data-middle={bound.startsAt}
      value={bound.value ?? ''}
      onChange={(event) => bound.onChange(event.target.value)}
    >
      <option value="">Open</option>
      {bound.options.map(({ value, isDisabled }) => (
        <option key={value} disabled={isDisabled}>
          {value}
        </option>
      ))}
    </select>
  )
}

function PlainRange(options: Partial<QuarterRangeOptions>) {
  const range = useQuarterRange({ first: 'Q1 2026', last: 'Q4 2026', ...options })
  return (
    <fieldset {...range.groupProps}>
      <span {...range.labelProps}>Period</span>
      <PlainQuarter name="First" {...range.fromProps} />
      <PlainQuarter name="Last" {...range.toProps} />
    </fieldset>
  )
}

const select = (name: string) => page.getByRole('group', { name: 'Period' }).getByRole('combobox', { name })

const disabled = (name: string) =>
  [...select(name).element().querySelectorAll('option:disabled')].map((option) => option.textContent)

test('[S12] useQuarterRange works with a native select, and can clear a quarter', async () => {
  const onChange = vi.fn()
  await render(<PlainRange onChange={onChange} />)
  await select('First').selectOptions('Q2 2026')
  expect(onChange).toHaveBeenLastCalledWith({ from: 'Q2 2026', to: null })
  await select('Last').selectOptions('Q3 2026')
  expect(onChange).toHaveBeenLastCalledWith({ from: 'Q2 2026', to: 'Q3 2026' })
  await select('First').selectOptions('Open')
  expect(onChange).toHaveBeenLastCalledWith({ from: null, to: 'Q3 2026' })
})

test('[S12] useQuarterRange disables quarters that would put the first after the last', async () => {
  await render(<PlainRange defaultValue={{ from: 'Q2 2026', to: 'Q3 2026' }} />)
  expect(disabled('First')).toEqual(['Q4 2026'])
  expect(disabled('Last')).toEqual(['Q1 2026'])
})

test('[S12] useQuarterRange opens an empty list at the other quarter, or at `startsAt`', async () => {
  await render(<PlainRange startsAt="Q3 2026" defaultValue={{ from: 'Q2 2026', to: null }} />)
  await expect.element(select('First')).not.toHaveAttribute('data-middle')
  await expect.element(select('Last')).toHaveAttribute('data-middle', 'Q2 2026')
})
