import type { Meta, StoryObj } from '@storybook/react-vite'
import { usePhaseTimeline } from './usePhaseTimeline'

const phases = [
  { id: 1, name: 'Projektering', date: '20.05.2026' },
  { id: 2, name: 'Udbud', date: '02.11.2026' },
  { id: 3, name: 'Udførelse', date: '--' },
]

/** An ordered list without styles. */
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
  // The decorator translates the texts in the result of this function. With `() => <Phases />`, the result
  // would contain no texts.
  render: Phases,
} satisfies Meta

export default meta

export const PlainHtml: StoryObj<typeof meta> = {}
