import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Paywalled } from './Paywalled'

const meta = {
  title: 'Components/Paywalled',
  component: Paywalled,
  args: { isLocked: true, placeholder: '11.12.2026', children: null, onPress: fn() },
} satisfies Meta<typeof Paywalled>

export default meta
type Story = StoryObj<typeof meta>

export const Locked: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Kun med abonnement/ }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}
export const Open: Story = { args: { isLocked: false, children: '27.11.2026' } }
