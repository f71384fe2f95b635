/** The tables that store what a user has seen (ADR 43). */
export interface SeenItemTables {
  /** Either `project_id` or `procurement_id` is set. */
  seen_items: {
    user_id: number
    project_id: number | null
    procurement_id: number | null
    seen_at: string
  }
  /** Only the latest dismissed deadline per user and tender is stored. */
  dismissed_deadlines: {
    user_id: number
    procurement_id: number
    /**
     * The day of the dismissed deadline. If the deadline moves to another day, the dashboard shows it again.
     */
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
