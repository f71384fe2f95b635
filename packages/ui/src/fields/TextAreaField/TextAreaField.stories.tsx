import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { TextAreaField } from './TextAreaField'

const meta = {
  title: 'Components/TextAreaField',
  component: TextAreaField,
  args: { label: 'Note', value: 'Ring til bygherren om adgangsvejen.\nSpørg efter kapacitet fra uge 14.' },
  parameters: { width: '420px' },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return <TextAreaField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof TextAreaField>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
export const Empty: Story = { args: { value: '', placeholder: 'Skriv en note' } }
export const WithError: Story = {
  args: { value: '', isRequired: true, errorMessage: 'Feltet skal udfyldes' },
}
export const Disabled: Story = { args: { isDisabled: true } }
export const Valid: Story = { args: { isValid: true } }
