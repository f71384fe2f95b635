import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { SearchField } from './SearchField'

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  args: {
    label: 'Fritekst',
    value: 'renovering bro',
    placeholder: 'Søg i navn og tekst',
    mode: 'normal',
    onChange: fn(),
    modes: [
      { value: 'normal', label: 'Normal' },
      { value: 'zipCode', label: 'Postnummer' },
    ],
  },
  parameters: { width: '320px' },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    const [mode, setMode] = useState(args.mode)
    return <SearchField {...args} value={value} onChange={setValue} mode={mode} onModeChange={setMode} />
  },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const WithModes: Story = {}
export const Empty: Story = { args: { value: '' } }
export const Plain: Story = { args: { modes: undefined, mode: undefined } }
export const Disabled: Story = { args: { isDisabled: true } }
export const Focused: Story = { args: { autoFocus: true } }
