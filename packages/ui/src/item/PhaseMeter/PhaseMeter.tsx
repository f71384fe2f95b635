import { useIntl } from 'react-intl'
import * as css from './PhaseMeter.css'
import { phaseMeterMessages as messages } from './PhaseMeter.messages'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** The props of a phase meter. */
export interface PhaseMeterProps extends RootProps<HTMLSpanElement> {
  /** The name of the phase. */
  name: string
  /** The number of the current phase, counted from 1. Use 0 for a phase without a number. */
  position: number
  /** The number of all phases. */
  count: number
  /**
   * Where the name of the phase is shown. Screen readers announce the name even if it is `hidden`. @default
   * 'below'
   */
  namePlacement?: 'below' | 'beside' | 'hidden'
}

/**
 * Shows the phase of an item as a row of small bars with the name of the phase. Screen readers announce one
 * sentence instead of the bars (S20).
 */
export function PhaseMeter({
  name,
  position,
  count,
  namePlacement = 'below',
  className,
  ...root
}: PhaseMeterProps) {
  const { formatMessage } = useIntl()
  return (
    <span {...root} className={classNames(css.meter, className)} data-placement={namePlacement}>
      <span
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the picture consists of elements, so there is no image file
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
