import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { Icon } from '../Icon/Icon'
import { TextField } from './TextField'

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Navn på agenten', value: 'Broer i Jylland' },
  parameters: { width: '360px' },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return <TextField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
export const Empty: Story = { args: { value: '', placeholder: 'For eksempel Broer i Jylland' } }
export const Required: Story = { args: { isRequired: true, description: 'Vises i overskriften på e-mails.' } }
export const WithError: Story = {
  args: { value: '', isRequired: true, errorMessage: 'Feltet skal udfyldes' },
}
export const ReadOnly: Story = { args: { isReadOnly: true, value: 'anna@firma.example', label: 'E-mail' } }
export const Disabled: Story = { args: { isDisabled: true } }
export const WithIcon: Story = {
  args: { label: 'E-mail', value: 'anna@firma.example', before: <Icon icon={Mail} /> },
}
export const Focused: Story = { args: { autoFocus: true } }
