import type { DatedWindow, Moment } from '../dates/windowStatus'
import type { WindowEvent } from './windowEvents'
import { windowEvents } from './windowEvents'

/**
 * A version of a procurement's date window (such as the period for offers). It was valid from `at` until the
 * next version.
 */
export interface WindowVersion<Window extends DatedWindow = DatedWindow> {
  /** The time from which this version was known, RFC 3339. */
  readonly at: string
  /**
   * The dates. Null if the procurement does not have this window, was cancelled, or has left the calendar.
   */
  readonly window: Window | null
}

/**
 * An event in a calendar feed, which programs read repeatedly. The event changes when its date window
 * changes.
 */
export interface TrackedEvent<Window extends DatedWindow = DatedWindow> extends WindowEvent {
  /** The window of the event, as last known. */
  readonly window: Window
  /** When the event last changed, RFC 3339. */
  readonly modified: string
  /** Whether the event was withdrawn. It then keeps its last known time. */
  readonly isCancelled: boolean
}

/** With this time as the current time, no event counts as past. */
const longAgo = 0

const eventOf = ({ window }: WindowVersion, moment: WindowEvent['moment'], since: Moment) =>
  window === null ? undefined : windowEvents(window, since).find((event) => event.moment === moment)

/**
 * Returns the events of a date window, such as the period for offers, for a calendar feed, which calendar
 * programs read repeatedly. If the window no longer has an event, the event is returned as cancelled, because
 * programs might already show it. See ADR 47.
 *
 * @param versions the versions of the window, the oldest first
 * @param since events that ended or were withdrawn before this moment are left out
 */
export function trackedEvents<Window extends DatedWindow>(
  versions: readonly WindowVersion<Window>[],
  since: Moment,
): TrackedEvent<Window>[] {
  const always = { ...since, now: longAgo }
  return (['opens', 'closes'] as const).flatMap((moment) => {
    const index = versions.findLastIndex((version) => eventOf(version, moment, always) !== undefined)
    const version = versions[index]
    const isCancelled = index < versions.length - 1
    const modified = (isCancelled ? versions[index + 1] : version)?.at
    const window = version?.window ?? null
    const event = version && eventOf(version, moment, since)
    if (event === undefined || window === null || modified === undefined) return []
    if (isCancelled && Date.parse(modified) < since.now) return []
    return [{ ...event, window, modified, isCancelled }]
  })
}
