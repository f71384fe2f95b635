import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { alertPresets, everything } from '../../../testing/alertPresets'
import { AlertKinds } from './AlertKinds'

const meta = {
  title: 'Components/AlertKinds',
  component: AlertKinds,
  args: { value: everything, presets: alertPresets, onChange: fn() },
  parameters: { width: '480px' },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return <AlertKinds {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof AlertKinds>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
export const OwnChoice: Story = { args: { value: { ...everything, sum: 'never', outcome: 'atOnce' } } }
export const OfAList: Story = {
  args: {
    value: { earlierDeadline: 'atOnce', deadline: 'withMail', outcome: 'atOnce', phase: 'never' },
    presets: alertPresets.slice(0, 3),
  },
}
export const Narrow: Story = {
  args: { value: { ...everything, sum: 'never' } },
  parameters: { width: '240px' },
}
export const Disabled: Story = { args: { isDisabled: true } }
