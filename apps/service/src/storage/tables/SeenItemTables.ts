/** The tables that store what a user has seen (ADR 43). */
export interface SeenItemTables {
  /** When a user last opened an item. Either `project_id` or `procurement_id` is set. */
  seen_items: {
    user_id: number
    project_id: number | null
    procurement_id: number | null
    seen_at: string
  }
  /**
   * The deadlines that users have dismissed from the dashboard. For each user and tender, only the latest one
   * is stored.
   */
  dismissed_deadlines: {
    user_id: number
    procurement_id: number
    /** The day of the deadline. If the deadline moves to another day, it is shown again. */
    day: string
  }
  visits: {
    user_id: number
    /** The last time that the user was active, with a precision of a few minutes. */
    active_at: string
    /** The end of the visit before the current one. During the first visit, the start of the first visit. */
    previous_end: string
  }
}
