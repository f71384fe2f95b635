import { useIntl } from 'react-intl'
import * as css from './PhaseMeter.css'
import { phaseMeterMessages as messages } from './PhaseMeter.messages'

/** How far something has come. */
export interface PhaseMeterProps {
  /** The name of the phase. */
  name: string
  /** The place of the phase, counted from 1; 0 where it has none. */
  position: number
  /** How many phases there are. */
  count: number
  /** Whether the name stands below, beside, or is only read aloud. @default 'below' */
  namePlacement?: 'below' | 'beside' | 'hidden'
}

/** Shows the phase as a row of small bars and its name; the whole is read as one sentence. */
export function PhaseMeter({ name, position, count, namePlacement = 'below' }: PhaseMeterProps) {
  const { formatMessage } = useIntl()
  return (
    <span className={css.meter} data-placement={namePlacement}>
      <span
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the picture is drawn by its own elements, not by a file
        role="img"
        aria-label={position > 0 ? formatMessage(messages.label, { name, position, count }) : name}
        className={css.bars}
      >
        {Array.from({ length: count }, (_, bar) => (
          <span
            key={bar}
            className={css.bar}
            data-state={bar + 1 === position ? 'current' : bar + 1 < position ? 'earlier' : 'later'}
          />
        ))}
      </span>
      {namePlacement !== 'hidden' && (
        <span className={css.name} aria-hidden>
          {name}
        </span>
      )}
    </span>
  )
}
