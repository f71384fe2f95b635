import type { Meta, StoryObj } from '@storybook/react-vite'
import { LayoutGrid, Rows3 } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { SegmentedControl } from './SegmentedControl'

const meta = {
  title: 'Components/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Hvad der søges',
    value: 'procurement',
    onChange: fn(),
    segments: [
      { value: 'project', label: 'Projekter' },
      { value: 'procurement', label: 'Udbud' },
      { value: 'company', label: 'Firmaer' },
    ],
  },
  parameters: { width: '320px' },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return <SegmentedControl {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof SegmentedControl>

export default meta
type Story = StoryObj<typeof meta>

export const ItemType: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Firmaer' }))
    await expect(canvas.getByRole('radio', { name: 'Firmaer' })).toBeChecked()
  },
}
export const WithCounts: Story = {
  args: {
    segments: [
      { value: 'project', label: 'Projekter', count: '14' },
      { value: 'procurement', label: 'Udbud', count: '3' },
    ],
  },
}
export const IconOnly: Story = {
  args: {
    label: 'Visning',
    isIconOnly: true,
    value: 'list',
    segments: [
      { value: 'list', label: 'Liste', icon: Rows3 },
      { value: 'card', label: 'Kort', icon: LayoutGrid },
    ],
  },
}
export const OneDisabled: Story = {
  args: {
    segments: [
      { value: 'project', label: 'Projekter' },
      { value: 'procurement', label: 'Udbud' },
      { value: 'company', label: 'Firmaer', isDisabled: true },
    ],
  },
}
