import { coversDomain, may } from '@spadestik/domain/access'
import type { IcsEvent, TrackedEvent } from '@spadestik/domain/calendar'
import { icsCalendar, trackedEvents } from '@spadestik/domain/calendar'
import { formatDate } from '@spadestik/domain/dates'
import { limits } from '@spadestik/domain/limits'
import type { WindowKind } from '@spadestik/domain/deadlines'
import { windowKinds } from '@spadestik/domain/deadlines'
import { timeZoneOf } from '@spadestik/domain/locale'
import type { Kysely } from 'kysely'
import { callerOfUser } from '../../accounts/auth/callers'
import type { View } from '../../contract/View'
import { linkTo } from '../../mail/linkTo'
import { textIntl } from '../../reference/textIntl'
import { nameIn } from '../../terms/inLanguage'
import type { Database } from '../../storage/Database'
import { calendarMessages as messages } from './Calendar.messages'
import type { FeedItem } from './feedMembers'
import { readFeedItems } from './feedMembers'
import type { CalendarFeed } from './findFeed'
import { lotEvents } from './lotEvents'
import { openWindow } from '../../items/responses/openWindow'
import type { CalendarWindow, Shown } from './windowVersions'
import { readLedger, statesOf, windowVersions } from './windowVersions'

const dayMs = 86_400_000

type FeedEvent = IcsEvent & Required<Pick<IcsEvent, 'revision'>>

interface Tender {
  readonly id: number
  readonly name: string
}

function wordedEvent(
  tender: Tender,
  window: WindowKind,
  /** The lot whose event it is. Null for the event of the whole tender. */
  lot: string | null,
  event: TrackedEvent<CalendarWindow>,
  sequence: number,
  { domainId, language }: CalendarFeed,
  publicUrl: string,
): FeedEvent {
  const { formatMessage } = textIntl(language)
  const { id, name } = tender
  const { moment, span, modified, isCancelled } = event
  const { from, to, toTime: time, address, note, link, lots = [] } = event.window
  const named =
    lots.length === 0
      ? name
      : formatMessage(messages.lots, { name, count: lots.length, lots: lots.join(', ') })
  const isOpening = moment === 'opens'
  const lines = [
    from !== null && formatMessage(messages.openingDay, { day: formatDate(from) }),
    to !== null &&
      (time === null
        ? formatMessage(messages.closingDay, { day: formatDate(to) })
        : formatMessage(messages.closingTime, { day: formatDate(to), time })),
    note,
    address,
    link,
  ]
  return {
    uid: `procurement-${id}-${window}${lot === null ? '' : `-${lot}`}${isOpening ? '-opens' : ''}@spadestik`,
    title: formatMessage(isOpening ? messages.opens : messages.closes, { window, name: named }),
    text: lines.filter(Boolean).join('\n'),
    url: linkTo(publicUrl, domainId, `/procurement/${id}`),
    place: address,
    span,
    revision: { sequence, modified, isCancelled },
  }
}

const startOf = ({ span }: FeedEvent) => ('day' in span ? span.day : span.start)

/**
 * Sorts events by their start. If there are too many, leaves out past events first, starting with the oldest.
 * If there are still too many, leaves out the future events that start last.
 */
function withinLimit(events: readonly FeedEvent[], now: Date): FeedEvent[] {
  const today = now.toISOString().slice(0, 10)
  const sorted = events.toSorted((a, b) => startOf(a).localeCompare(startOf(b)) || a.uid.localeCompare(b.uid))
  const firstToCome = sorted.findIndex((event) => startOf(event) >= today)
  const past = firstToCome === -1 ? sorted.length : firstToCome
  const most = limits.calendarFeedEvents
  const dropped = Math.min(past, Math.max(0, sorted.length - most))
  return sorted.slice(dropped, dropped + most)
}

async function readEvents(
  db: Kysely<Database>,
  feed: CalendarFeed,
  items: readonly FeedItem[],
  view: View,
  since: Date,
  publicUrl: string,
): Promise<FeedEvent[]> {
  const ids = items.map(({ id }) => id)
  const ledger = await readLedger(db, ids)
  const rows = await db
    .selectFrom('procurements')
    .select(['id', 'names', 'language', 'country_id'])
    .where('id', '=', (any) => any.fn.any(any.val(ids)))
    .execute()
  const tenders = new Map(rows.map((row) => [row.id, row]))
  const seesPaidDetails = may(view.caller, 'readPaidDetails')
  return items.flatMap((item) => {
    const row = tenders.get(item.id)
    if (row === undefined) return []
    const tender = { id: row.id, name: nameIn(row.names, feed.language, row.language) }
    const moment = { now: since.getTime(), timeZone: timeZoneOf(row.country_id) }
    const states = statesOf(ledger.get(item.id) ?? [])
    const eventsOf = (
      kind: WindowKind,
      lot: string | null,
      fields: readonly (keyof Shown)[],
      windowIn: (shown: Shown) => CalendarWindow | null,
    ) => {
      const history = windowVersions(fields, windowIn, states, item, moment.timeZone)
      return trackedEvents(history.versions, moment).map((event) =>
        wordedEvent(tender, kind, lot, event, history.sequence, feed, publicUrl),
      )
    }
    const ofTender = windowKinds.flatMap((kind) =>
      eventsOf(kind, null, [kind], (shown) => openWindow(kind, shown[kind], !seesPaidDetails)),
    )
    // The deadlines of lots are paid, as those of the tender are.
    const ofLots = (seesPaidDetails ? lotEvents(states) : []).flatMap(({ kind, id, windowIn }) =>
      eventsOf(kind, id, [kind, 'lots'], windowIn),
    )
    return [...ofTender, ...ofLots]
  })
}

export interface FeedSources {
  readonly db: Kysely<Database>
  /** A database with a limit on the time of each statement. */
  readonly searches: Kysely<Database>
  readonly publicUrl: string
  readonly now: Date
}

/**
 * Reads a calendar feed as an iCalendar file, with what its user may see now. The calendar is empty if the
 * user has no paid subscription, or if the subscription does not cover the national domain (dk, se or no).
 * Returns null if the user may not log in any more. (Z08)
 */
export async function readFeed(sources: FeedSources, feed: CalendarFeed): Promise<string | null> {
  const { db, publicUrl, now } = sources
  const caller = await callerOfUser(db, feed.userId)
  if (caller === null || caller.kind !== 'user') return null
  const { language, timeZone, domainId, name } = feed
  const view: View = { caller, language, now, timeZone }
  const since = new Date(now.getTime() - limits.calendarPastDays * dayMs)
  const { formatMessage } = textIntl(language)
  const calendar = {
    name: name === null ? formatMessage(messages.everything) : formatMessage(messages.named, { name }),
    refreshMinutes: limits.calendarRefreshMinutes,
  }
  const isCovered = coversDomain(caller.domainIds ?? null, domainId)
  // Return an empty calendar without searching. Without access to paid details, an agent finds other tenders,
  // and the search would store them as the tenders of the feed.
  if (!isCovered || !may(caller, 'readPaidDetails')) return icsCalendar([], calendar)
  const items = await readFeedItems(sources, feed, view, since)
  const events = await readEvents(db, feed, items, view, since, publicUrl)
  return icsCalendar(withinLimit(events, now), calendar)
}
