import type { RelativeKind } from '../dates/relativeDays'
import { relativeDays } from '../dates/relativeDays'
import type { DayRange } from './filterKinds'
import type { FilterBody, TimeName } from './filters'
import { filters, timeNames } from './filters'
import type { RelativeTime, TimeValue } from './timeKind'
import { isRelative, maxWithin } from './timeKind'

/**
 * The relative times, such as 'within 30 days', that a filter offers, and the longest relative time that it
 * accepts.
 */
export interface RelativeRules extends RelativeKind {
  /** The times that users can choose with one press, in days or quarters. */
  readonly presets: readonly number[]
  /** The longest relative time, in days or quarters. The shortest is 1. */
  readonly max: number
}

/**
 * Returns the relative times, such as 'within 30 days', that a filter offers and accepts. Also returns their
 * unit and direction.
 */
export function relativeRules(name: TimeName): RelativeRules {
  const { unit, towards, presets } = filters[name]
  return { unit, towards, presets, max: maxWithin(unit) }
}

/** Whether the value of a time filter leaves out any items. */
export function isTimeSet(value: TimeValue): boolean {
  return isRelative(value) || value.from !== null || value.to !== null
}

/**
 * Converts the value of a time filter to days. A relative time is counted from today (ADR 39).
 *
 * @param today `YYYY-MM-DD` in the time zone of the user's national domain (dk, se or no)
 */
export function daysOf(name: TimeName, value: TimeValue, today: string): DayRange {
  return isRelative(value) ? relativeDays(filters[name], value.within, today) : value
}

const relative = (within: number | null | undefined): RelativeTime | null =>
  typeof within === 'number' ? { within } : null

/**
 * Returns the value of a time filter in the request body of a search or an agent (a saved search). If the
 * body contains both a relative time (such as the last 30 days) and a first or last day, the relative time
 * has priority.
 */
export function fromTimeBody(name: TimeName, sent: FilterBody): TimeValue {
  const { body } = filters[name]
  return relative(sent[body.within]) ?? { from: sent[body.from] ?? null, to: sent[body.to] ?? null }
}

export function toTimeBody(name: TimeName, value: TimeValue): FilterBody {
  const { body } = filters[name]
  return isRelative(value)
    ? { [body.from]: null, [body.to]: null, [body.within]: value.within }
    : { [body.from]: value.from, [body.to]: value.to, [body.within]: null }
}

/**
 * Replaces relative times in a request body, such as 'within 30 days', with days counted from today.
 *
 * @param today `YYYY-MM-DD` in the time zone of the user's national domain (dk, se or no)
 */
export function withDays<Body extends FilterBody>(sent: Body, today: string): Body {
  const asked = timeNames.filter((name) => isRelative(fromTimeBody(name, sent)))
  return asked.reduce<Body>(
    (body, name) => Object.assign(body, toTimeBody(name, daysOf(name, fromTimeBody(name, sent), today))),
    { ...sent },
  )
}

/** Returns only the relative times in a request body. */
export function relativeTimesOf(sent: FilterBody): FilterBody {
  const asked = timeNames.filter((name) => isRelative(fromTimeBody(name, sent)))
  return asked.reduce<FilterBody>((times, name) => {
    const { within } = filters[name].body
    return Object.assign(times, { [within]: sent[within] })
  }, {})
}
