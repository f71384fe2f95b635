import type { Meta, StoryObj } from '@storybook/react-vite'
import { PhaseTimeline } from './PhaseTimeline'

const meta = {
  title: 'Components/PhaseTimeline',
  component: PhaseTimeline,
  args: {
    label: 'Projektets faser',
    phases: [
      { id: 1, name: 'Idé', date: '12.03.2025', state: 'earlier' },
      { id: 2, name: 'Lokalplan', date: '04.11.2025', state: 'earlier' },
      { id: 3, name: 'Projektering', date: '20.05.2026', state: 'earlier' },
      { id: 4, name: 'Udbud', date: '02.11.2026', state: 'current' },
      { id: 5, name: 'Udførelse', date: '--', state: 'later' },
      { id: 6, name: 'Aflevering', date: '--', state: 'later' },
    ],
  },
} satisfies Meta<typeof PhaseTimeline>

export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {}
export const Narrow: Story = { parameters: { width: '320px' } }
