import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { DocumentList } from './DocumentList'

const meta = {
  title: 'Components/DocumentList',
  component: DocumentList,
  args: {
    label: 'Dokumenter',
    onUnlock: fn(),
    documents: [
      { id: 1, name: 'Lokalplan 1124', extension: 'pdf', href: '#1' },
      { id: 2, name: 'Tilbudsliste', extension: 'xlsx', href: '#2' },
      { id: 3, name: 'Tegninger og modeller til udbud i fagentreprise', extension: 'zip', href: '#3' },
      { id: 4, name: 'Vejledning', extension: '', href: '#4' },
    ],
  },
  parameters: { width: '320px' },
} satisfies Meta<typeof DocumentList>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
export const Locked: Story = {
  args: {
    documents: [
      { id: 1, name: 'Dokument 1', extension: 'pdf', href: null },
      { id: 2, name: 'Dokument 2', extension: 'pdf', href: null },
    ],
  },
}
export const LongName: Story = {
  args: {
    documents: [{ id: 1, name: 'Bygningsdelsbeskrivelse_'.repeat(6), extension: 'pdf', href: '#1' }],
  },
}
export const Empty: Story = { args: { documents: [] } }
