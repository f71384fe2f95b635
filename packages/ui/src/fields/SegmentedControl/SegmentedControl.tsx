import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { Icon } from '../../graphics/Icon/Icon'
import * as css from './SegmentedControl.css'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'
import type { ValueProps } from '../../styles/StateProps'

/** A segment of a segmented control. */
export interface Segment<Value extends string = string> {
  value: Value
  label: string
  icon?: LucideIcon
  /** A number beside the label, as formatted text. */
  count?: string
  isDisabled?: boolean
}

/** The props of a segmented control. */
export interface SegmentedControlProps<Value extends string = string>
  extends ValueProps<Value>, RootProps<HTMLDivElement> {
  /** The accessible name of the group. */
  label: string
  /** The options in the order shown. */
  segments: readonly Segment<Value>[]
  /**
   * The segment that is selected initially, if the parent does not control it. Defaults to the first segment.
   */
  defaultValue?: Value
  /** Whether only icons are visible. Screen readers still announce the labels. @default false */
  isIconOnly?: boolean
  /** Whether users cannot use the field. */
  isDisabled?: boolean
}

/** Switches between a few views of the same content. Exactly one segment is always selected. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  defaultValue = segments[0]?.value,
  onChange,
  isIconOnly,
  isDisabled,
  className,
  ...root
}: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <div
      {...root}
      role="radiogroup"
      aria-label={label}
      className={classNames(css.group, className)}
      data-icon-only={isIconOnly || undefined}
    >
      {segments.map((segment) => (
        <label key={segment.value} className={css.segment}>
          <input
            className={css.input}
            name={name}
            type="radio"
            // Without `value`, the browser remembers which radio button is checked.
            {...(value === undefined
              ? { defaultChecked: segment.value === defaultValue }
              : { checked: segment.value === value })}
            disabled={isDisabled || segment.isDisabled}
            onChange={() => onChange?.(segment.value)}
          />
          {segment.icon && <Icon icon={segment.icon} />}
          <span className={css.text}>{segment.label}</span>
          {segment.count && <span className={css.count}>{segment.count}</span>}
        </label>
      ))}
    </div>
  )
}
