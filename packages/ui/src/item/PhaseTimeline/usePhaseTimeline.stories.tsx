import type { Meta, StoryObj } from '@storybook/react-vite'
import { usePhaseTimeline } from './usePhaseTimeline'

const phases = [
  { id: 1, name: 'Projektering', date: '20.05.2026' },
  { id: 2, name: 'Udbud', date: '02.11.2026' },
  { id: 3, name: 'Udførelse', date: '--' },
]

function Phases() {
  const timeline = usePhaseTimeline({ 'aria-label': 'Faser', phases, currentId: 2 })
  return (
    <ol {...timeline.listProps}>
      {timeline.phases.map((phase) => (
        <li key={phase.id} {...timeline.getPhaseProps(phase)}>
          <span>{phase.name}</span> {phase.date}
        </li>
      ))}
    </ol>
  )
}

const meta = {
  title: 'Hooks/usePhaseTimeline',
  // Pass the function itself, because Storybook then gets the elements that `Phases` returns and can
  // translate their texts.
  render: Phases,
} satisfies Meta

export default meta

export const PlainHtml: StoryObj<typeof meta> = {}
