import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Histogram } from '../Histogram/Histogram'
import { RangeSlider } from './RangeSlider'

const stops = [0, 1, 2, 5, 10, 20, 50, 100, 200, 500]
const counts = [4, 9, 22, 41, 63, 48, 30, 17, 8, 3]
const bars = stops.map((from, index) => ({ from, to: stops[index + 1] ?? null, count: counts[index] ?? 0 }))

const meta = {
  title: 'Components/RangeSlider',
  component: RangeSlider,
  args: {
    label: 'Anslået sum',
    unit: 'mio. kr.',
    stops,
    value: { min: 5, max: 100 },
    onChange: fn(),
  },
  parameters: { width: '320px' },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return (
      <RangeSlider
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next)
          args.onChange?.(next)
        }}
      >
        {args.children ?? (
          <Histogram
            label="Sådan fordeler 245 udbud sig"
            bars={bars}
            min={value?.min}
            max={value?.max === null || value?.max === undefined ? null : value.max - 1}
          />
        )}
      </RangeSlider>
    )
  },
} satisfies Meta<typeof RangeSlider>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
export const Unbounded: Story = { args: { value: { min: null, max: null } } }
export const OnlyLower: Story = { args: { value: { min: 20, max: null } } }
export const BetweenStops: Story = { args: { value: { min: 7, max: 350 } } }
export const WithoutHistogram: Story = { args: { children: <></> } }
export const Disabled: Story = { args: { isDisabled: true } }
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('slider', { name: /Fra/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ min: 10, max: 100 })
  },
}
