import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { TenderDetails } from '../../../storybook/TenderDetails'
import { tenderColumns } from '../../../storybook/tenderColumns'
import type { SampleTender } from '../../../testing/samples'
import { tenders } from '../../../testing/samples'
import { EmptyState } from '../../feedback/EmptyState/EmptyState'
import { RowCheckbox } from '../RowCheckbox/RowCheckbox'
import type { ResultTableProps } from './ResultTable'
import { ResultTable } from './ResultTable'

const meta = {
  title: 'Components/ResultTable',
  component: ResultTable<SampleTender>,
  args: {
    label: 'Udbud',
    columns: tenderColumns,
    rows: tenders,
    getRowId: (row: SampleTender) => row.id,
    renderExpanded: (row: SampleTender) => <TenderDetails tender={row} />,
    emptyState: (
      <EmptyState icon={SearchX} title="Ingen udbud">
        Fjern et filter, eller søg i en større egn.
      </EmptyState>
    ),
  },
  render: function Render(args: ResultTableProps<SampleTender>) {
    const [expandedId, setExpandedId] = useState(args.expanded ?? null)
    return <ResultTable {...args} expanded={expandedId} onExpandedChange={setExpandedId} />
  },
} satisfies Meta<typeof ResultTable<SampleTender>>

export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {}
export const Expanded: Story = { args: { expanded: 1 } }
export const Sorted: Story = {
  args: { sort: { columnId: 'updated', isAscending: false }, onSortChange: fn() },
}
export const Loading: Story = { args: { rows: [], isLoading: true, skeletonCount: 6 } }
export const Stale: Story = { args: { isStale: true } }
export const Empty: Story = { args: { rows: [] } }
export const Close: Story = { args: { density: 'close' } }
export const Compact: Story = { args: { density: 'compact' } }
export const Narrow: Story = { parameters: { width: '560px' } }

export const Selectable: Story = {
  args: {
    density: 'close',
    renderSelect: (row) => (
      <RowCheckbox
        itemName={row === null ? null : row.name}
        isSelected={row?.id === 1}
        isMixed={row === null}
        onSelect={fn()}
      />
    ),
  },
}

export const OneAtATime: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button', { name: /^Vis mere / })
    if (first) await userEvent.click(first)
    await expect(canvas.getAllByRole('button', { name: /^Vis mindre / })).toHaveLength(1)
    if (second) await userEvent.click(second)
    await expect(canvas.getAllByRole('button', { name: /^Vis mindre / })).toHaveLength(1)
  },
}
