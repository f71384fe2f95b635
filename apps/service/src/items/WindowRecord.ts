/**
 * A date window of a procurement. `link` is asked for offers and material only, `address` for all but material.
 *
 * @source specification 3
 */
export interface WindowRecord {
  /** `YYYY-MM-DD` */
  readonly from: string | null
  /** `YYYY-MM-DD`, the last day; the window is open until it is over. */
  readonly to: string | null
  /** `HH:MM` on the last day, local to the item; null for the end of the day. */
  readonly toTime: string | null
  readonly address: string | null
  readonly link: string | null
  readonly note: string | null
}
