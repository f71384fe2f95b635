import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { Icon } from '../../graphics/Icon/Icon'
import * as css from './SegmentedControl.css'

/** One segment of a segmented control. */
export interface Segment<Value extends string = string> {
  value: Value
  label: string
  icon?: LucideIcon
  /** A number beside the label, already formatted. */
  count?: string
  isDisabled?: boolean
}

/** The props of a segmented control. */
export interface SegmentedControlProps<Value extends string = string> {
  label: string
  segments: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Whether only icons show. The labels are still announced. @default false */
  isIconOnly?: boolean
  isDisabled?: boolean
}

/** Switches between a few views of the same content. Exactly one is always selected. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onChange,
  isIconOnly = false,
  isDisabled,
}: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={css.group} data-icon-only={isIconOnly || undefined}>
      {segments.map((segment) => (
        <label key={segment.value} className={css.segment}>
          <input
            type="radio"
            name={name}
            className={css.input}
            checked={segment.value === value}
            disabled={isDisabled || segment.isDisabled}
            aria-label={isIconOnly ? segment.label : undefined}
            onChange={() => onChange(segment.value)}
          />
          {segment.icon && <Icon icon={segment.icon} />}
          {!isIconOnly && <span className={css.text}>{segment.label}</span>}
          {segment.count !== undefined && <span className={css.count}>{segment.count}</span>}
        </label>
      ))}
    </div>
  )
}
