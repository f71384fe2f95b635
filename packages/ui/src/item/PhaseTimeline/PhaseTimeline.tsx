import { useIntl } from 'react-intl'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import type { PhaseTimelineOptions } from './usePhaseTimeline'
import { usePhaseTimeline } from './usePhaseTimeline'
import * as css from './PhaseTimeline.css'
import { phaseTimelineMessages as messages } from './PhaseTimeline.messages'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** The largest number of phases that fit side by side into 600 px. */
const fewPhases = 7

/** The props of a phase timeline. */
export interface PhaseTimelineProps
  extends Pick<PhaseTimelineOptions, 'phases' | 'currentId'>, RootProps<HTMLDivElement> {
  /** The accessible name of the list of phases. */
  label: string
}

/**
 * A timeline of phases. Earlier phases have solid lines, the current phase is emphasised, and later phases
 * have dashed lines. In a narrow container the timeline is vertical (W09).
 */
export function PhaseTimeline({ label, phases, currentId, className, style, ...root }: PhaseTimelineProps) {
  const timeline = usePhaseTimeline({ 'aria-label': label, phases, currentId })
  const { formatMessage } = useIntl()
  const count: Record<string, number> = { [css.phaseCount]: phases.length }
  return (
    <div
      {...root}
      className={classNames(css.frame, className)}
      data-many={phases.length > fewPhases || undefined}
      style={{ ...style, ...count }}
    >
      <ol {...timeline.listProps} className={css.timeline}>
        {timeline.phases.map((phase) => (
          <li key={phase.id} {...timeline.getPhaseProps(phase)} className={css.phase}>
            <span className={css.dot} aria-hidden />
            <span className={css.text}>
              {/* The direction of the name must not move it away from its date. */}
              <span className={css.name}>
                <bdi>{phase.name}</bdi>
              </span>
              <span className={css.date}>{phase.date}</span>
              <span className={visuallyHidden}>{formatMessage(messages[phase.state])}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
