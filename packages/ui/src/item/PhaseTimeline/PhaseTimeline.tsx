import { useIntl } from 'react-intl'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import * as css from './PhaseTimeline.css'
import { phaseTimelineMessages as messages } from './PhaseTimeline.messages'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** One phase of a timeline. */
export interface TimelinePhase {
  id: number | string
  name: string
  /** The day it began, already formatted, or `--` if unknown. */
  date: string
  state: 'earlier' | 'current' | 'later'
}

/** The props of a phase timeline. */
export interface PhaseTimelineProps extends RootProps<HTMLDivElement> {
  label: string
  /** The phases in order. */
  phases: readonly TimelinePhase[]
}

/**
 * Shows phases in order: earlier ones solid, the current one bordered and emphasised, later ones dashed.
 * Vertical if there is little width (W09).
 */
export function PhaseTimeline({ label, phases, className, ...root }: PhaseTimelineProps) {
  const { formatMessage } = useIntl()
  return (
    <div {...root} className={classNames(css.frame, className)}>
      <ol className={css.timeline} aria-label={label}>
        {phases.map((phase) => (
          <li
            key={phase.id}
            className={css.phase}
            data-state={phase.state}
            aria-current={phase.state === 'current' ? 'step' : undefined}
          >
            <span className={css.dot} aria-hidden />
            <span className={css.text}>
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
