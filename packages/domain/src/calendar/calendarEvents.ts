/** A date window as an item's page has it. @source specification 3 (Procurement) */
export interface DatedWindow<Kind extends string> {
  readonly kind: Kind
  /** `YYYY-MM-DD`, or null for an open beginning. */
  readonly from: string | null
  /** `YYYY-MM-DD`, the last day, or null for an open end. */
  readonly to: string | null
  /** `HH:MM` at which it ends on its last day, or null for the end of the day. */
  readonly toTime: string | null
}

/** An event of a calendar, without its words. */
export interface CalendarEvent<Kind extends string> {
  readonly kind: Kind
  /** The first day, `YYYY-MM-DD`. */
  readonly start: string
  /** The last day, `YYYY-MM-DD`. */
  readonly end: string
  /** `HH:MM` local to the item, or null for whole days. */
  readonly endTime: string | null
}

/** Whether a window can be exported: it has a beginning or an end. @source specification 5 (Other) */
export function isExportable({ from, to }: Pick<DatedWindow<string>, 'from' | 'to'>): boolean {
  return from !== null || to !== null
}

/** One event for each window that has a from or a to date. @source decision 31 */
export function calendarEvents<Kind extends string>(
  windows: readonly DatedWindow<Kind>[],
): CalendarEvent<Kind>[] {
  return windows.flatMap(({ kind, from, to, toTime }) => {
    const start = from ?? to
    const end = to ?? from
    return start === null || end === null ? [] : [{ kind, start, end, endTime: to === null ? null : toTime }]
  })
}
