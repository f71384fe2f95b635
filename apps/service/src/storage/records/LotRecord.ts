import type { CriterionReference, WindowRecord, Withheld } from './itemParts'

/** When something about a lot ends. */
export type LotWindow = Pick<WindowRecord, 'from' | 'to' | 'toTime'>

/** A part of a procurement that is tendered and contracted by itself. */
export interface LotRecord {
  /** The id in the notices, such as `LOT-0003`. It stays the same from notice to notice. */
  readonly id: string
  readonly title: string | null
  readonly description: string | null
  readonly criteria: readonly CriterionReference[]
  readonly place: string | null
  readonly budget: number | null
  readonly currency: string
  /** `YYYY-MM-DD` */
  readonly start: string | null
  /** `YYYY-MM-DD` */
  readonly end: string | null
  readonly durationInDays: number | null
  readonly participation: LotWindow | null
  readonly offers: LotWindow | null
  readonly inquiry: LotWindow | null
  /** Null while nothing is decided. */
  readonly result: 'awarded' | 'unsuccessful' | 'cancelled' | null
  readonly awardedSum: { readonly amount: number; readonly currency: string } | null
  /** The keys of the companies. */
  readonly winners: readonly string[]
  /** What the buyer keeps back. Missing in records of earlier versions of the service. */
  readonly withheld?: readonly Withheld[]
}

/** The windows of a lot, in the order in which they usually end. */
export const lotWindows = ['inquiry', 'participation', 'offers'] as const

/** Returns the number of a lot as readers know it: `3` of `LOT-0003`. */
export const lotNumber = (id: string): string => /^[A-Z]+-0*(\d+)$/i.exec(id)?.[1] ?? id
