import type { Meta, StoryObj } from '@storybook/react-vite'
import { Printer, Star } from 'lucide-react'
import { fn, userEvent, screen, expect } from 'storybook/test'
import { IconButton } from './IconButton'

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { icon: Printer, label: 'Udskriv', onPress: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Quiet: Story = {}
export const Secondary: Story = { args: { variant: 'secondary' } }
export const Small: Story = { args: { size: 'small' } }
export const Filled: Story = {
  args: { icon: Star, label: 'På en liste', isFilled: true, 'aria-pressed': true },
}
export const Disabled: Story = { args: { isDisabled: true } }

export const Focused: Story = {
  play: async () => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Udskriv')
  },
}
