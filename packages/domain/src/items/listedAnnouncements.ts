import type { Schemas } from '@spadestik/api-client/schema'

/**
 * Returns the announcements that a procurement lists. Results and cancellations are left out; they appear in
 * separate sections. (Q02)
 */
export function listedAnnouncements<Entry extends Pick<Schemas['Announcement'], 'type'>>(
  announcements: readonly Entry[],
): Entry[] {
  return announcements.filter(({ type }) => type !== 'result' && type !== 'cancellation')
}
