import type { FeedServer } from '../calendar/addFeedPage'
import { addFeedPage } from '../calendar/addFeedPage'
import { atomOf } from './atomOf'
import { jsonFeedOf } from './jsonFeedOf'
import type { News } from './readNews'
import { readNews } from './readNews'

/** Adds the routes of news as Atom (RFC 4287) and as JSON Feed 1.1 (O14). */
export function addNewsPages(server: FeedServer): void {
  const add = (path: string, mediaType: string, write: (news: News) => string) =>
    addFeedPage(server, {
      path,
      mediaType,
      read: async (sources, feed) => {
        const news = await readNews(sources, feed)
        return news === null ? null : write(news)
      },
    })
  add('/feeds/:secret.atom', 'application/atom+xml', atomOf)
  add('/feeds/:secret.json', 'application/feed+json', jsonFeedOf)
}
