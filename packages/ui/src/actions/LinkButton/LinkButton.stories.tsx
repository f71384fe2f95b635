import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight } from 'lucide-react'
import { LinkButton } from './LinkButton'

const meta = {
  title: 'Components/LinkButton',
  component: LinkButton,
  args: { href: '#', children: 'Se priser' },
} satisfies Meta<typeof LinkButton>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = { args: { variant: 'primary' } }
export const Secondary: Story = { args: { icon: ArrowRight } }
export const Quiet: Story = { args: { variant: 'quiet' } }
export const Disabled: Story = { args: { isDisabled: true } }
