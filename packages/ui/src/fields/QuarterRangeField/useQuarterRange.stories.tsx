import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { useQuarterRange } from './useQuarterRange'

type QuarterProps = ReturnType<typeof useQuarterRange>['fromProps'] & { 'aria-label': string }

function Quarter({ 'aria-label': label, value, options, onChange, isDisabled }: QuarterProps) {
  return (
    <select
      aria-label={label}
      value={value ?? ''}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">–</option>
      {options.map((option) => (
        <option key={option.value} disabled={option.isDisabled}>
          {option.value}
        </option>
      ))}
    </select>
  )
}

function Period() {
  const range = useQuarterRange({ first: 'Q1 2026', last: 'Q4 2030' })
  return (
    <fieldset {...range.groupProps}>
      <div {...range.labelProps}>Byggeperiode</div>
      <Quarter aria-label="Fra" {...range.fromProps} />
      <Quarter aria-label="Til" {...range.toProps} />
    </fieldset>
  )
}

const meta = {
  title: 'Hooks/useQuarterRange',
  // Pass the function itself, because Storybook then gets the elements that `Period` returns and can
  // translate their texts.
  render: Period,
} satisfies Meta

export default meta

export const PlainHtml: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Fra' }), 'Q2 2027')
    await expect(canvas.getByRole('combobox', { name: 'Fra' })).toHaveValue('Q2 2027')
  },
}
