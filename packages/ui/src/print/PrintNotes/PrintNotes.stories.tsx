import type { Meta, StoryObj } from '@storybook/react-vite'
import { longNotes, shortNotes } from '../../../testing/printSamples'
import { PrintNotes } from './PrintNotes'

const meta = {
  title: 'Components/PrintNotes',
  component: PrintNotes,
  args: { notes: shortNotes },
} satisfies Meta<typeof PrintNotes>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Compact: Story = { args: { isCompact: true } }
export const Long: Story = { args: { notes: longNotes } }
export const Narrow: Story = { args: { isCompact: true }, parameters: { width: '320px' } }
