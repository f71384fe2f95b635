import { useIntl } from 'react-intl'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import * as css from './PhaseTimeline.css'
import { phaseTimelineMessages as messages } from './PhaseTimeline.messages'

/** One phase of the way. */
export interface TimelinePhase {
  id: number | string
  name: string
  /** The day it began, already written for its reader, or `--` where there is none. */
  date: string
  state: 'earlier' | 'current' | 'later'
}

/** The phases of a project or procurement. */
export interface PhaseTimelineProps {
  label: string
  /** In order. */
  phases: readonly TimelinePhase[]
}

/**
 * Shows the way through the phases: earlier ones solid, the current one bordered and emphasised, later ones
 * dashed; it stands upright where there is little width.
 *
 * @source specification 4
 */
export function PhaseTimeline({ label, phases }: PhaseTimelineProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={css.frame}>
      <ol className={css.timeline} aria-label={label}>
        {phases.map((phase) => (
          <li
            key={phase.id}
            className={css.phase}
            data-state={phase.state}
            aria-current={phase.state === 'current' ? 'step' : undefined}
          >
            <span className={css.dot} aria-hidden />
            <span className={css.words}>
              <span className={css.name}>{phase.name}</span>
              <span>{phase.date}</span>
              <span className={visuallyHidden}>{formatMessage(messages[phase.state])}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
