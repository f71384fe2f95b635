import type { Schemas } from '@spadestik/api-client/schema'

/** The announcements that the list of a procurement shows: results and cancellations have places of their own. */
export function listedAnnouncements<Entry extends Pick<Schemas['Announcement'], 'type'>>(
  announcements: readonly Entry[],
): Entry[] {
  return announcements.filter(({ type }) => type !== 'result' && type !== 'cancellation')
}
