import type { Schemas } from '@spadestik/api-client/schema'
import { hasDeadlines } from '../items/hasDeadlines'
import { keysOf } from '../records/keysOf'
import type { DatedWindow, Moment } from './windowStatus'
import { closingOf } from './windowStatus'

/** A kind of date window (a period with an optional start and end) of a tender. */
export type WindowKind = Schemas['DeadlineWindow']

const kinds: Readonly<Record<WindowKind, true>> = {
  offers: true,
  participation: true,
  inquiry: true,
  material: true,
}

/** The kinds of date windows in display order. */
export const windowKinds = keysOf(kinds)

/** A date window of a tender, with its kind. */
export interface NamedWindow extends DatedWindow {
  readonly kind: WindowKind
}

/** The end of a date window. `closing` is its time in milliseconds since 1970. */
export interface Closing<Window extends DatedWindow> {
  readonly window: Window
  readonly day: string
  readonly closing: number
}

/**
 * Returns the ends of date windows, the earliest first. Of windows that end at the same time, the first given
 * one comes first.
 */
export function closingsOf<Window extends DatedWindow>(
  windows: readonly Window[],
  timeZone: string,
): Closing<Window>[] {
  return windows
    .flatMap((window) => {
      const closing = closingOf(window, timeZone)
      return window.to === null || closing === null ? [] : [{ window, day: window.to, closing }]
    })
    .toSorted((a, b) => a.closing - b.closing)
}

/**
 * Returns the date window whose end is the next deadline of a tender: the one that closes first of those that
 * are not over. Returns null if there is none, and for a tender that is awarded or cancelled. Rows, pages,
 * e-mails, the order and the filter of a search all show this deadline (S20, S24).
 */
export function nextDeadline<Window extends DatedWindow>(
  windows: readonly Window[],
  phaseId: number,
  { now, timeZone }: Moment,
): Window | null {
  if (!hasDeadlines(phaseId)) return null
  return closingsOf(windows, timeZone).find(({ closing }) => closing > now)?.window ?? null
}
