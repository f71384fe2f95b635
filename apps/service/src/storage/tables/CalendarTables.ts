import type { Generated } from 'kysely'

/** The tables of calendar feeds and reminders (ADR 47). */
export interface CalendarTables {
  /**
   * A calendar of a list, an agent (a saved search), or all lists and agents of a user. At most one of
   * `list_id` and `agent_id` is set.
   */
  calendar_feeds: {
    id: Generated<number>
    user_id: number
    list_id: number | null
    agent_id: number | null
    /** The hash of the secret in the address (URL) of the feed. */
    hash: string
    /**
     * The national domain (dk, se or no) on which the user created the feed. The links in the feed lead to
     * the site of this domain.
     */
    domain_id: number
    /** When the current address of the feed was created. */
    created: string
  }
  /**
   * The tenders that a feed contains or has contained. When a tender leaves the feed, its events are
   * cancelled.
   */
  calendar_feed_items: {
    feed_id: number
    procurement_id: number
    /** Whether the tender belongs to the feed at present. */
    is_member: Generated<boolean>
    /**
     * How often the tender has left the feed or come back. Each time raises the sequence number of its
     * events, so that calendar programs update them.
     */
    changes: Generated<number>
    /** When the tender last left the feed or came back. Null if it never did. */
    changed_at: string | null
  }
  /**
   * What a user is reminded of: the deadlines of a list or of a single tender. Either `list_id` or
   * `procurement_id` is set.
   */
  reminders: {
    user_id: number
    list_id: number | null
    procurement_id: number | null
    /** How many days before a deadline the user is reminded. */
    days: number
    /** When the user made this choice. Reminders that were due before this time are never sent. */
    created: string
  }
  /**
   * The last day for which a user's reminders were queued. The row is locked while the reminders are queued.
   */
  reminder_rounds: { user_id: number; day: string }
  /** The deadlines of which a user was reminded. A moved deadline counts as another deadline. */
  sent_reminders: {
    user_id: number
    procurement_id: number
    window_kind: string
    /** The last day of the window, `YYYY-MM-DD`. */
    day: string
    /** The closing time, `HH:MM`. Empty for the end of the day. */
    time: string
  }
}
