import { addDays } from '../dates/formatDate'
import { limits } from '../limits/limits'

export interface Dated {
  readonly id: number
  readonly created: string
}

/** Sorts articles, updates or notifications, newest first. (P03, N01) */
export function newestFirst<Item extends Dated>(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => Date.parse(b.created) - Date.parse(a.created) || b.id - a.id)
}

/**
 * Returns the updates of the last five days, newest first. (S20)
 *
 * @param today `YYYY-MM-DD`
 */
export function recentUpdates<Item extends Dated>(items: readonly Item[], today: string): Item[] {
  const first = addDays(today, -limits.recentUpdateDays)
  return newestFirst(items.filter(({ created }) => created.slice(0, 10) >= first))
}

/** Returns the notifications to show after login, or none if the user has turned them off. (N01) */
export function popUps<Item extends Dated>(
  user: { readonly showPopups: boolean },
  notifications: readonly Item[],
): Item[] {
  return user.showPopups ? newestFirst(notifications) : []
}

/** Whether closing the sidebar marks its notifications as seen. (N01) */
export function marksSeenOnClose(
  notifications: readonly { readonly seen: boolean }[],
  updatesOnClick: boolean,
): boolean {
  return updatesOnClick && notifications.some(({ seen }) => !seen)
}
