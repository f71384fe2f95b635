import type { Schemas } from '@spadestik/api-client/schema'

/**
 * Returns the announcements that the page of a procurement lists. Results and cancellations have their own
 * sections. (Q02)
 */
export function listedAnnouncements<Entry extends Pick<Schemas['Announcement'], 'type'>>(
  announcements: readonly Entry[],
): Entry[] {
  return announcements.filter(({ type }) => type !== 'result' && type !== 'cancellation')
}
