import { escapeHtml } from '../../mail/htmlPage'
import type { News, NewsEntry } from './readNews'

const element = (name: string, text: string): string => `<${name}>${escapeHtml(text)}</${name}>`

const linkTo = (href: string): string => `<link rel="alternate" type="text/html" href="${escapeHtml(href)}"/>`

const entryOf = ({ id, title, text, url, published, updated }: NewsEntry): string =>
  [
    '<entry>',
    element('id', id),
    element('title', title),
    element('updated', updated),
    element('published', published),
    linkTo(url),
    element('summary', text),
    '</entry>',
  ].join('')

/**
 * Writes news as Atom (RFC 4287), without the address of the feed. Everybody who has the address sees all that its
 * user may see, and people forward parts of a feed.
 */
export function atomOf({ id, title, url, language, updated, entries }: News): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    element('id', id),
    element('title', title),
    element('updated', updated),
    `<author>${element('name', 'Spadestik')}</author>`,
    linkTo(url),
    ...entries.map(entryOf),
    '</feed>',
    '',
  ].join('\n')
}
