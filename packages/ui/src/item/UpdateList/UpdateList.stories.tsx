import type { Meta, StoryObj } from '@storybook/react-vite'
import { UpdateList } from './UpdateList'

const meta = {
  title: 'Components/UpdateList',
  component: UpdateList,
  args: {
    label: 'Seneste opdateringer',
    updates: [
      { id: 1, date: '18.11.2026', text: 'Udbud af råhus er offentliggjort', href: '#deadlines' },
      { id: 2, date: '12.11.2026', text: 'Fristen er flyttet til 14.12.2026', kind: 'Rettelse' },
      { id: 3, date: '02.11.2026', text: 'Fasen er ændret til udbud' },
    ],
  },
  parameters: { width: '280px' },
} satisfies Meta<typeof UpdateList>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
export const Loading: Story = { args: { updates: [], isLoading: true } }
export const Empty: Story = { args: { updates: [] } }
export const Long: Story = {
  args: {
    updates: [
      {
        id: 1,
        date: '18.11.2026',
        text: 'Bygherren har tilføjet kontaktperson for spørgsmål om projektering, fundering og forurenet jord',
      },
    ],
  },
}
