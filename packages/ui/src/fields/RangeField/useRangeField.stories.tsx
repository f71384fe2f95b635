import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { useRangeField } from './useRangeField'

type BoundProps = ReturnType<typeof useRangeField>['minProps'] & { 'aria-label': string }

const toNumber = (text: string) => (text === '' ? null : Number(text))

function Bound({ value, onChange, minValue, maxValue, isDisabled, isInvalid, ...input }: BoundProps) {
  return (
    <input
      {...input}
      type="number"
      min={minValue}
      max={maxValue}
      disabled={isDisabled}
      aria-invalid={isInvalid}
      value={value ?? ''}
      onChange={(event) => onChange(toNumber(event.target.value))}
    />
  )
}

function Sum() {
  const range = useRangeField({ minValue: 0, maxValue: 3000 })
  return (
    <fieldset {...range.groupProps}>
      <div {...range.labelProps}>Anslået sum</div>
      <Bound aria-label="Fra" {...range.minProps} />
      <Bound aria-label="Til" {...range.maxProps} />
    </fieldset>
  )
}

const meta = {
  title: 'Hooks/useRangeField',
  // Pass the function itself, because Storybook then gets the elements that `Sum` returns and can translate
  // their texts.
  render: Sum,
} satisfies Meta

export default meta

export const PlainHtml: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Fra' }), '20')
    await expect(canvas.getByRole('spinbutton', { name: 'Fra' })).toHaveValue(20)
  },
}
