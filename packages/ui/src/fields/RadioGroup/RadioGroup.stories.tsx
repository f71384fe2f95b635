import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { RadioGroup } from './RadioGroup'

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Bygherre',
    value: 'public',
    onChange: fn(),
    options: [
      { value: 'both', label: 'Alle' },
      { value: 'public', label: 'Offentlig' },
      { value: 'private', label: 'Privat' },
    ],
  },
  parameters: { width: '360px' },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return <RadioGroup {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
export const Horizontal: Story = { args: { orientation: 'horizontal' } }
export const Disabled: Story = { args: { isDisabled: true } }
export const WithError: Story = { args: { value: null, errorMessage: 'Vælg en' } }
export const Rows: Story = {
  args: {
    label: 'E-mail om nye resultater',
    variant: 'rows',
    value: 'daily',
    options: [
      { value: 'always', label: 'Med det samme', description: 'Samlet inden for fem minutter' },
      { value: 'daily', label: 'Dagligt', description: 'Klokken 6', note: 'Anbefalet' },
      { value: 'weekly', label: 'Ugentligt', description: 'Mandag klokken 6' },
      { value: 'never', label: 'Aldrig' },
    ],
  },
}
