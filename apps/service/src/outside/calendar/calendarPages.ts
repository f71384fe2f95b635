import type { FeedServer } from './addFeedPage'
import { addFeedPage } from './addFeedPage'
import { readFeed } from './readFeed'

/** Adds the route of calendars (Z08). */
export function addCalendarPages(server: FeedServer): void {
  addFeedPage(server, { path: '/calendar/:secret.ics', mediaType: 'text/calendar', read: readFeed })
}
