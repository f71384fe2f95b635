import type { Generated } from 'kysely'

/** The tables of calendar feeds and reminders (ADR 47). */
export interface CalendarTables {
  /**
   * An address at which programs read a list, an agent (a saved search), or all lists and agents of a user, as
   * a calendar or as news. At most one of `list_id` and `agent_id` is set.
   */
  calendar_feeds: {
    id: Generated<number>
    user_id: number
    list_id: number | null
    agent_id: number | null
    hash: string
    /** The national domain (dk, se or no) of the site to which the links in the feed lead. */
    domain_id: number
    created: string
    /** When the current address was last read, at most an hour behind. Null if nobody has read it. */
    last_read: string | null
  }
  /**
   * The tenders that a feed contains or has contained. When a tender leaves the feed, its events are
   * cancelled.
   */
  calendar_feed_items: {
    feed_id: number
    procurement_id: number
    is_member: Generated<boolean>
    /**
     * How often the tender has left the feed or come back. The number is added to the sequence number of its
     * events, so that calendar programs update the events.
     */
    changes: Generated<number>
    /** When the tender last left the feed or came back. Null if it never did. */
    changed_at: string | null
  }
  /** What a user is reminded of. Either `list_id` or `procurement_id` is set. */
  reminders: {
    user_id: number
    list_id: number | null
    procurement_id: number | null
    days: number
    /** Reminders that were due before this time are never sent. */
    created: string
  }
  /**
   * The last day for which a user's reminders were queued. The row is locked while the reminders are queued.
   */
  reminder_rounds: { user_id: number; day: string }
  /**
   * The reminders that were sent, one for each deadline. After a deadline has moved, it has a new row,
   * because the user is reminded again.
   */
  sent_reminders: {
    user_id: number
    procurement_id: number
    window_kind: string
    /** `YYYY-MM-DD` */
    day: string
    /** The closing time, `HH:MM`. Empty for the end of the day. */
    time: string
  }
}
