export interface QuotaTables {
  /** What was used of quotas, by parts of their windows (ADR 92). */
  quota_amounts: {
    /** The hash of the quota and of whom it counts. */
    key: string
    /** When the part of the window begins. @unit s since 1970 */
    began: number
    amount: number
    /** When the amount no longer counts. @unit s since 1970 */
    ends: number
  }
}
