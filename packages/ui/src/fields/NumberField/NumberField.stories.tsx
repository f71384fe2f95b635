import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { NumberField } from './NumberField'

const meta = {
  title: 'Components/NumberField',
  component: NumberField,
  args: { label: 'Etageareal', value: 2150, unit: 'm²', minValue: 0, onChange: fn() },
  parameters: { width: '240px' },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return <NumberField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof NumberField>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
export const Empty: Story = { args: { value: null, placeholder: '0' } }
export const WithError: Story = { args: { errorMessage: 'Skriv et helt tal' } }
export const Disabled: Story = { args: { isDisabled: true } }
