import type { Meta, StoryObj } from '@storybook/react-vite'
import { TagList } from './TagList'

const meta = {
  title: 'Components/TagList',
  component: TagList,
  args: { names: ['Vejbroer', 'Beton'] },
  parameters: { width: '240px' },
} satisfies Meta<typeof TagList>

export default meta
type Story = StoryObj<typeof meta>

export const Few: Story = {}
export const Many: Story = {
  args: { names: ['Vejbroer', 'Tunneler', 'Støttemure', 'Kajer', 'Sluser', 'Moler'], max: 2 },
}
export const Long: Story = {
  args: { names: ['Renovering af eksisterende jernbanebroer', 'Stål'], isOneLine: true },
}
