import type { LucideIcon } from 'lucide-react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { Icon } from '../Icon/Icon'
import * as css from './SegmentedControl.css'

/** One segment. */
export interface Segment<Value extends string = string> {
  value: Value
  label: string
  icon?: LucideIcon
  /** A number beside the words, already written for its reader. */
  count?: string
  isDisabled?: boolean
}

/** A few views of which one is shown. */
export interface SegmentedControlProps<Value extends string = string> {
  label: string
  segments: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Whether only the signs show and the words are read aloud. @default false */
  isIconOnly?: boolean
  isDisabled?: boolean
}

/** Switches between a few views of the same thing; exactly one is always chosen. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onChange,
  isIconOnly = false,
  isDisabled,
}: SegmentedControlProps<Value>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      isDisabled={isDisabled}
      className={css.group}
      data-icon-only={isIconOnly || undefined}
      onSelectionChange={([key]) => {
        const chosen = segments.find((segment) => segment.value === key)
        if (chosen) onChange(chosen.value)
      }}
    >
      {segments.map((segment) => (
        <ToggleButton
          key={segment.value}
          id={segment.value}
          isDisabled={segment.isDisabled}
          aria-label={isIconOnly ? segment.label : undefined}
          className={css.segment}
        >
          {segment.icon && <Icon icon={segment.icon} />}
          {!isIconOnly && <span className={css.words}>{segment.label}</span>}
          {segment.count !== undefined && <span className={css.count}>{segment.count}</span>}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
