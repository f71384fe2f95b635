import { addDays } from '../dates/formatDate'
import { limits } from '../limits/limits'

/** Anything with an id and a creation time. */
export interface Dated {
  readonly id: number
  readonly created: string
}

/** Sorts articles, updates or notifications, newest first. (P03, N01) */
export function newestFirst<Item extends Dated>(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => Date.parse(b.created) - Date.parse(a.created) || b.id - a.id)
}

/**
 * Returns the updates that a row of a result list shows: those of the last five days, newest first. (S20)
 *
 * @param today `YYYY-MM-DD`
 */
export function recentUpdates<Item extends Dated>(items: readonly Item[], today: string): Item[] {
  const first = addDays(today, -limits.recentUpdateDays)
  return newestFirst(items.filter(({ created }) => created.slice(0, 10) >= first))
}

/** Returns the notifications to show after login. Returns none if the user has turned them off. (N01) */
export function popUps<Item extends Dated>(
  user: { readonly showPopups: boolean },
  notifications: readonly Item[],
): Item[] {
  return user.showPopups ? newestFirst(notifications) : []
}

/**
 * Whether closing the sidebar marks its notifications as seen: if `updatesOnClick` is true and at least one
 * notification is unseen. (N01)
 */
export function marksSeenOnClose(
  notifications: readonly { readonly seen: boolean }[],
  updatesOnClick: boolean,
): boolean {
  return updatesOnClick && notifications.some(({ seen }) => !seen)
}
