import type { RelativeKind } from '../dates/relativeDays'
import { limits } from '../limits/limits'
import type { DayRange, FilterKind } from './filterKinds'
import { period } from './filterKinds'

type TimeUnit = RelativeKind['unit']

/** A time relative to the current day, such as 'within 14 days', in the unit of its filter (ADR 39). */
export interface RelativeTime {
  readonly within: number
}

/** A range of days or a relative time, but never both. */
export type TimeValue = DayRange | RelativeTime

export function isRelative(value: TimeValue): value is RelativeTime {
  return 'within' in value
}

/** Returns the longest relative time that a filter accepts, in its unit. The shortest is 1. */
export function maxWithin(unit: TimeUnit): number {
  return unit === 'day' ? limits.maxWithinDays : limits.maxWithinQuarters
}

const letters = { day: 'd', quarter: 'q' } as const

/**
 * Returns the `FilterKind` of a time filter. In a URL, the value is a range of days, such as
 * `2027-01-01~2027-12-31`, or a time relative to today, such as `14d` (days) or `2q` (quarters). Users cannot
 * choose whether the filter includes items without a date.
 */
export function time(unit: TimeUnit): FilterKind<TimeValue> {
  const relative = new RegExp(`^(\\d{1,4})${letters[unit]}$`)
  return {
    empty: { from: null, to: null },
    parse(text) {
      const within = Number(relative.exec(text)?.[1] ?? 0)
      if (within >= 1 && within <= maxWithin(unit)) return { within }
      const { from, to } = period.parse(text)
      return { from, to }
    },
    serialize: (value) =>
      isRelative(value)
        ? `${value.within}${letters[unit]}`
        : period.serialize({ ...value, allowUnspecified: true }),
  }
}
