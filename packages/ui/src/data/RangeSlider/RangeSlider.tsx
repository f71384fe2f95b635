import type { ReactNode } from 'react'
import { Label } from 'react-aria-components/Label'
import type { SliderRenderProps } from 'react-aria-components/Slider'
import { Slider, SliderFill, SliderThumb, SliderTrack } from 'react-aria-components/Slider'
import { useIntl } from 'react-intl'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import { classNames } from '../../styles/classNames'
import type { RootProps } from '../../styles/RootProps'
import type { ValueProps } from '../../styles/StateProps'
import { useControlledState } from '../../styles/useControlledState'
import type { NumberRange } from '../../fields/RangeField/useRangeField'
import * as css from './RangeSlider.css'
import { rangeSliderMessages as messages } from './RangeSlider.messages'
import { positionsOf, rangeAt } from './sliderStops'

/** The props of a range slider. */
export interface RangeSliderProps extends ValueProps<NumberRange>, RootProps<HTMLDivElement> {
  /** The accessible name of both thumbs together. */
  label: string
  /**
   * Whether the label and the selected range, which are above the track, are hidden from view. Screen readers
   * still announce the label.
   * @default false
   */
  isLabelHidden?: boolean
  /** The unit of the numbers, such as "million kr." Screen readers announce it with each number. */
  unit: string
  /**
   * The numbers at which a thumb can stop, in ascending order. At the first number, the range has no lower
   * bound. After the last number there is one more stop, at which the range has no upper bound.
   */
  stops: readonly number[]
  /** Called with both bounds at each stop, also while the user drags a thumb. */
  onChange?: (value: NumberRange) => void
  /** Whether users cannot move the thumbs. */
  isDisabled?: boolean
  /**
   * A `RangeHistogram` above the track. It has one bar per stop. A bar counts the values from its stop up to
   * the next stop, without the next stop itself.
   */
  children?: ReactNode
}

const open: NumberRange = { min: null, max: null }

/** Two thumbs on a track that select a range of numbers. Use it beside a `RangeField` (S13). */
export function RangeSlider({
  label,
  isLabelHidden = false,
  unit,
  stops,
  value: controlled,
  defaultValue = open,
  onChange,
  isDisabled = false,
  children,
  className,
  ...root
}: RangeSliderProps) {
  const { formatMessage, formatNumber } = useIntl()
  const [value, setValue] = useControlledState(controlled, defaultValue, onChange)
  const { min, max } = value
  const from = min === null ? null : formatNumber(min)
  const to = max === null ? null : formatNumber(max)

  const summary = () => {
    if (from !== null && to !== null) return formatMessage(messages.between, { from, to, unit })
    if (from !== null) return formatMessage(messages.atLeast, { from, unit })
    return to === null ? formatMessage(messages.any) : formatMessage(messages.atMost, { to, unit })
  }
  // Make screen readers announce numbers with a unit instead of the thumb values, which are indexes of stops.
  // React Aria has no prop for this, so replace a function of its state.
  const writeBounds = ({ state }: SliderRenderProps) =>
    Object.assign(state, {
      getThumbValueLabel: (thumb: number) => {
        const number = thumb === 0 ? from : to
        return number === null
          ? formatMessage(messages.noLimit)
          : formatMessage(messages.written, { number, unit })
      },
    })
  return (
    <Slider
      {...root}
      className={classNames(css.slider, className)}
      value={positionsOf(value, stops)}
      onChange={([lower = 0, upper = 0]) => setValue(rangeAt([lower, upper], value, stops))}
      maxValue={stops.length}
      isDisabled={isDisabled}
    >
      {(rendered) => {
        writeBounds(rendered)
        return (
          <>
            <div className={isLabelHidden ? visuallyHidden : css.head}>
              <Label className={css.label}>{label}</Label>
              <span className={css.summary} aria-hidden>
                {summary()}
              </span>
            </div>
            <div className={css.area}>
              {children}
              <SliderTrack className={css.track}>
                <SliderFill className={css.fill} />
                <SliderThumb index={0} className={css.thumb} aria-label={formatMessage(messages.from)} />
                <SliderThumb index={1} className={css.thumb} aria-label={formatMessage(messages.to)} />
              </SliderTrack>
            </div>
          </>
        )
      }}
    </Slider>
  )
}
