import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { CheckboxGroup } from './CheckboxGroup'

const meta = {
  title: 'Components/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: 'Udbudsfase',
    value: ['tender'],
    onChange: fn(),
    options: [
      { value: 'notice', label: 'Forhåndsmeddelelse', note: '12' },
      { value: 'prequalification', label: 'Prækvalifikation', note: '31' },
      { value: 'tender', label: 'Udbud', note: '86' },
      { value: 'award', label: 'Tildeling', note: '54', isDisabled: true },
    ],
  },
  parameters: { width: '320px' },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return <CheckboxGroup {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof CheckboxGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
export const WithError: Story = { args: { value: [], errorMessage: 'Vælg mindst én' } }
export const Disabled: Story = { args: { isDisabled: true } }
