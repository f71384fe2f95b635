import type { News } from './readNews'

/** Writes news as JSON Feed 1.1, without the address of the feed (`atomOf` says why). */
export function jsonFeedOf({ title, url, language, entries }: News): string {
  const items = entries.map(({ id, title: name, text, url: page, published, updated }) => ({
    id,
    url: page,
    title: name,
    content_text: text,
    date_published: published,
    date_modified: updated,
  }))
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: url,
    language,
    authors: [{ name: 'Spadestik' }],
    items,
  })
}
