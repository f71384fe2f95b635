/**
 * A notice that changes or ends a procurement.
 *
 * @source specification 3
 */
export interface AnnouncementRecord {
  /** `YYYY-MM-DD` */
  readonly date: string
  readonly type: 'update' | 'correction' | 'result' | 'cancellation'
  readonly changes: string | null
  readonly description: string | null
}
