import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { RowCheckbox } from './RowCheckbox'

const meta = {
  title: 'Components/RowCheckbox',
  component: RowCheckbox,
  args: { itemName: 'Skolevej 12', isSelected: false, onSelect: fn() },
} satisfies Meta<typeof RowCheckbox>

export default meta
type Story = StoryObj<typeof meta>

export const Unselected: Story = {}
export const Selected: Story = { args: { isSelected: true } }
export const SomeOfAll: Story = { args: { itemName: null, isMixed: true } }
export const AllOfAll: Story = { args: { itemName: null, isSelected: true } }
