import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { MailTimeField } from './MailTimeField'

const meta = {
  title: 'Components/MailTimeField',
  component: MailTimeField,
  args: { value: 'daily', onChange: fn() },
  parameters: { width: '360px' },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return <MailTimeField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof MailTimeField>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
export const Never: Story = { args: { value: 'never' } }
export const Disabled: Story = { args: { isDisabled: true } }
