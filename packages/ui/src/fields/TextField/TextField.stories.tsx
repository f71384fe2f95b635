import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { Icon } from '../../graphics/Icon/Icon'
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
export const Valid: Story = {
  args: { label: 'E-mail', value: 'anna@firma.example', before: <Icon icon={Mail} />, isValid: true },
}

type LiveMode = 'never' | 'always' | 'onlyOnValid' | 'onlyOnInvalid'
const modes: LiveMode[] = ['never', 'always', 'onlyOnValid', 'onlyOnInvalid']

function LiveField({ mode, start }: { mode: LiveMode; start: string }) {
  const [value, setValue] = useState(start)
  const isEmail = /^\S+@\S+\.[a-z]{2,6}$/i.test(value)
  const showsResult = mode === 'always' || mode === (isEmail ? 'onlyOnValid' : 'onlyOnInvalid')
  return (
    <TextField
      label={mode}
      value={value}
      onChange={setValue}
      isValid={showsResult && isEmail}
      errorMessage={showsResult && !isEmail ? 'Indtast en gyldig e-mailadresse' : undefined}
    />
  )
}

/** The four modes of live validation, each with a valid and an invalid address. */
export const LiveValidation: Story = {
  parameters: { width: '640px' },
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: '1fr 1fr', alignItems: 'start' }}>
      {modes.flatMap((mode) => [
        <LiveField key={`${mode}-1`} mode={mode} start="anna@firma.example" />,
        <LiveField key={`${mode}-2`} mode={mode} start="anna@firma" />,
      ])}
    </div>
  ),
}
