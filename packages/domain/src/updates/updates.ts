import { addDays } from '../dates/formatDate'
import { limits } from '../limits/limits'

/** Something with the time that it was made. */
export interface Dated {
  readonly id: number
  readonly created: string
}

/** Articles, updates and notifications as they are shown: the newest first. @source specification 2 (Footer, Project page) */
export function newestFirst<Item extends Dated>(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => Date.parse(b.created) - Date.parse(a.created) || b.id - a.id)
}

/**
 * The updates that a row's dropdown shows: those of the last five days, newest first.
 *
 * @param today `YYYY-MM-DD`
 * @source specification 9
 */
export function recentUpdates<Item extends Dated>(items: readonly Item[], today: string): Item[] {
  const first = addDays(today, -limits.recentUpdateDays)
  return newestFirst(items.filter(({ created }) => created.slice(0, 10) >= first))
}

/** Whether pop-ups are fetched after login, and shown: only where the user wants them and there are any. @source specification 2 (Footer) */
export function popUps<Item extends Dated>(
  user: { readonly showPopups: boolean },
  notifications: readonly Item[],
): Item[] {
  return user.showPopups ? newestFirst(notifications) : []
}

/** Whether closing the sidebar marks its notifications as seen. @source specification 4 (Notifications) */
export function marksSeenOnClose(
  notifications: readonly { readonly seen: boolean }[],
  updatesOnClick: boolean,
): boolean {
  return updatesOnClick && notifications.some(({ seen }) => !seen)
}
