import { coversDomain, may } from '@spadestik/domain/access'
import { limits } from '@spadestik/domain/limits'
import type { Kysely } from 'kysely'
import { callerOfUser } from '../../accounts/auth/callers'
import { readShownItems } from '../../alerts/readShownItems'
import type { View } from '../../contract/View'
import { changeText } from '../../ledger/changeText'
import { factsOf, readCompanyNames } from '../../ledger/factsOf'
import { visibleChange } from '../../ledger/visibleChange'
import { linkTo } from '../../mail/linkTo'
import type { LanguageCode } from '../../reference/languages'
import { textIntl } from '../../reference/textIntl'
import type { Database } from '../../storage/Database'
import type { CalendarFeed } from '../calendar/findFeed'
import type { FeedSources } from '../calendar/readFeed'
import { feedText } from './feedText'
import { newsMessages as messages } from './News.messages'
import { readLatest } from './readLatest'

export interface NewsEntry {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly url: string
  /** RFC 3339, as `updated` is. */
  readonly published: string
  readonly updated: string
}

/** The latest items of a list, of an agent (a saved search), or of all lists and agents of a user. */
export interface News {
  readonly id: string
  readonly title: string
  readonly url: string
  readonly language: LanguageCode
  readonly updated: string
  readonly entries: readonly NewsEntry[]
}

/** Names a thing for ever, also after the service has moved to another host (RFC 4151). */
const tagOf = (name: string): string => `tag:spadestik.dk,2026:${name}`

const instant = (time: string): string => new Date(time).toISOString()

async function readEntries(
  db: Kysely<Database>,
  searches: Kysely<Database>,
  feed: CalendarFeed,
  view: View,
  page: (path: string) => string,
): Promise<NewsEntry[]> {
  const latest = await readLatest(searches, feed, view)
  const items = await readShownItems(db, latest)
  const companyNames = await readCompanyNames(db, latest)
  return latest.flatMap((row) => {
    const { itemType, itemId, published, updated } = row
    if (itemType === 'company' && !may(view.caller, 'readCompany')) return []
    const item = items(itemType, itemId, view)
    const change = visibleChange(row, view.caller)
    if (item === null || change === null) return []
    const lines = [
      changeText(factsOf(change, companyNames), view.language),
      item.phase,
      item.place,
      item.buyer,
    ]
    return [
      {
        id: tagOf(`${itemType}/${itemId}`),
        title: feedText(item.name, limits.newsTitleLength),
        text: feedText(lines.filter(Boolean).join('\n'), limits.newsTextLength),
        url: page(`/${itemType}/${itemId}`),
        published: instant(published),
        updated: instant(updated),
      },
    ]
  })
}

/**
 * Reads the news of a feed, with what its user may see now (O14). There are no entries if the user has no paid
 * subscription, or if the subscription does not cover the national domain (dk, se or no). Returns null if the
 * user may not log in any more.
 */
export async function readNews(
  { db, searches, publicUrl, now }: FeedSources,
  feed: CalendarFeed,
): Promise<News | null> {
  const caller = await callerOfUser(db, feed.userId)
  if (caller === null || caller.kind !== 'user') return null
  const { id, listId, language, timeZone, domainId, name, created } = feed
  const { formatMessage } = textIntl(language)
  const page = (path: string) => linkTo(publicUrl, domainId, path)
  const maySee = coversDomain(caller.domainIds ?? null, domainId) && may(caller, 'readPaidDetails')
  const view: View = { caller, language, now, timeZone }
  const entries = maySee ? await readEntries(db, searches, feed, view, page) : []
  const title = name === null ? formatMessage(messages.everything) : formatMessage(messages.named, { name })
  return {
    id: tagOf(`feed/${id}`),
    title: feedText(title, limits.newsTitleLength),
    url: page(listId === null ? '/' : `/list/${listId}`),
    language,
    updated: entries[0]?.updated ?? instant(created),
    entries,
  }
}
