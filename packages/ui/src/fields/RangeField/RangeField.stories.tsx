import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { RangeField } from './RangeField'

const meta = {
  title: 'Components/RangeField',
  component: RangeField,
  args: {
    label: 'Anslået sum',
    unit: 'mio. kr.',
    value: { min: 20, max: 350 },
    minValue: 0,
    maxValue: 3000,
    unspecifiedLabel: 'Medtag uden angivet sum',
    onChange: fn(),
  },
  parameters: { width: '320px' },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    const [allows, setAllows] = useState(args.allowsUnspecified ?? true)
    return (
      <RangeField
        {...args}
        value={value}
        onChange={setValue}
        allowsUnspecified={allows}
        onAllowsUnspecifiedChange={setAllows}
      />
    )
  },
} satisfies Meta<typeof RangeField>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
export const Unbounded: Story = { args: { value: { min: null, max: null } } }
export const WithoutTick: Story = { args: { unspecifiedLabel: undefined } }
export const WithError: Story = { args: { errorMessage: 'Skriv hele tal' } }
export const Disabled: Story = { args: { isDisabled: true } }

export const Do: Story = {}
export const Dont: Story = {
  args: { label: 'Sum i mio. kr. (0 til 3000)', unit: undefined, minValue: undefined, maxValue: undefined },
}
