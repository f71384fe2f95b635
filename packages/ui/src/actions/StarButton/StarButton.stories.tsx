import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { StarButton } from './StarButton'

const meta = {
  title: 'Components/StarButton',
  component: StarButton,
  args: { itemName: 'Lindbro', isStarred: false, onPress: fn() },
} satisfies Meta<typeof StarButton>

export default meta
type Story = StoryObj<typeof meta>

export const OnNoList: Story = {}
export const OnAList: Story = { args: { isStarred: true } }
export const Paywalled: Story = { args: { isPaywalled: true } }
export const Disabled: Story = { args: { isDisabled: true } }
