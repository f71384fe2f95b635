import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../../actions/Button/Button'
import { ActiveFilters } from './ActiveFilters'

const meta = {
  title: 'Components/ActiveFilters',
  component: ActiveFilters,
  args: {
    onRemove: fn(),
    filters: [
      { id: 'bridges', label: 'Broer og tunneler', kind: 'included' },
      { id: 'foot', label: 'Gangbroer', kind: 'excluded' },
      { id: 'region', label: 'Region Midtjylland', kind: 'plain' },
      { id: 'sum', label: '20–350 mio. kr.', kind: 'plain' },
      { id: 'period', label: 'Q1 2027 – Q4 2028', kind: 'plain' },
      { id: 'public', label: 'Offentlig', kind: 'plain' },
    ],
    actions: (
      <>
        <Button variant="primary">Gem som agent</Button>
        <Button variant="quiet">Nulstil</Button>
      </>
    ),
  },
  parameters: { width: '288px' },
  render: function Render(args) {
    const [filters, setFilters] = useState(args.filters)
    return (
      <ActiveFilters
        {...args}
        filters={filters}
        onRemove={(id) => setFilters(filters.filter((f) => f.id !== id))}
      />
    )
  },
} satisfies Meta<typeof ActiveFilters>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}
export const None: Story = { args: { filters: [], actions: undefined } }
export const Many: Story = {
  args: {
    filters: Array.from({ length: 29 }, (_, index) => ({
      id: String(index),
      label: `Kommune ${index + 1}`,
      kind: 'included' as const,
    })),
  },
}
export const Long: Story = {
  args: {
    filters: [
      {
        id: 'long',
        label: 'Renovering og ombygning af eksisterende jernbanebroer og viadukter',
        kind: 'included',
      },
    ],
  },
}
export const Removing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fjern Gangbroer, som er udelukket' }))
    await expect(canvas.getByRole('button', { name: 'Fjern Region Midtjylland' })).toHaveFocus()
  },
}
