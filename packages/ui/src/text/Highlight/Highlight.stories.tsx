import type { Meta, StoryObj } from '@storybook/react-vite'
import { Highlight } from './Highlight'

const meta = {
  title: 'Components/Highlight',
  component: Highlight,
  args: { text: 'Renovering af Lindbro over Kragå', typed: 'renovering bro kraga' },
} satisfies Meta<typeof Highlight>

export default meta
type Story = StoryObj<typeof meta>

export const Words: Story = {}
export const Nothing: Story = { args: { typed: '' } }
