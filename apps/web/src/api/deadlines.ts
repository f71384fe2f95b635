import type { Schemas } from '@spadestik/api-client'
import {
  createCalendarFeed,
  deleteCalendarFeed,
  getCalendarFeeds,
  getReminders,
  renewCalendarFeed,
  saveReminder,
  unwrap,
} from '@spadestik/api-client'
import { useApi } from './client/ApiContext'
import { changeCached, saveOptimistically } from './cache/saveOptimistically'
import { useResource } from './cache/useResource'

type Feed = Schemas['CalendarFeed']

/** The addresses of a feed, which all contain one secret. */
export type FeedUrls = Omit<Schemas['NewCalendarFeed'], 'feed'>

const without = (known: readonly Feed[] = [], id: number) => known.filter((feed) => feed.id !== id)

/**
 * Fetches the calendar feeds of the user, and returns functions that change them (Z08). The service sends the
 * address of a feed only when the feed is created or renewed, so the fetched feeds have no addresses.
 */
export function useCalendarFeeds() {
  const client = useApi()
  const feeds = useResource(['calendarFeeds'], (api) => unwrap(getCalendarFeeds(api)))
  async function keepNew({ feed, url, atomUrl, jsonUrl }: Schemas['NewCalendarFeed']): Promise<FeedUrls> {
    await changeCached(feeds, (known) => [...without(known, feed.id), feed])
    return { url, atomUrl, jsonUrl }
  }

  return {
    ...feeds,
    /** @throws ApiProblem */
    async create(source: Schemas['CalendarFeedDraft']): Promise<FeedUrls> {
      return keepNew(await unwrap(createCalendarFeed(client, { body: source })))
    },
    /** @throws ApiProblem */
    async renew(id: number): Promise<FeedUrls> {
      return keepNew(await unwrap(renewCalendarFeed(client, { path: { id } })))
    },
    /** @throws ApiProblem */
    async remove(id: number): Promise<void> {
      await unwrap(deleteCalendarFeed(client, { path: { id } }))
      await changeCached(feeds, (known) => without(known, id))
    },
  }
}

type Reminder = Schemas['Reminder']

/** What a reminder is about: a list or a tender. Exactly one of the ids is set. */
export type ReminderSubject = Pick<Reminder, 'listId' | 'procurementId'>

const isAbout = (subject: ReminderSubject) => (one: ReminderSubject) =>
  one.listId === subject.listId && one.procurementId === subject.procurementId

/**
 * Fetches the reminders of the user, and returns a function that changes them. Each change is visible
 * immediately (Z09).
 */
export function useReminders(isWanted: boolean) {
  const client = useApi()
  const reminders = useResource(isWanted ? ['reminders'] : null, (api) => unwrap(getReminders(api)))
  return {
    ...reminders,
    /** Returns how many days before a deadline the user is reminded. Null for no reminder. */
    daysOf: (subject: ReminderSubject): Reminder['days'] | null =>
      reminders.data?.find(isAbout(subject))?.days ?? null,
    /** @throws ApiProblem */
    async save(subject: ReminderSubject, days: Reminder['days'] | null): Promise<void> {
      const change = (known: readonly Reminder[] = []) => [
        ...known.filter((one) => !isAbout(subject)(one)),
        ...(days === null ? [] : [{ ...subject, days }]),
      ]
      await saveOptimistically(reminders, {
        save: () => unwrap(saveReminder(client, { body: { ...subject, days } })),
        expect: change,
        settle: change,
      })
    },
  }
}
