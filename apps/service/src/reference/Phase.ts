import type { LocalNames } from './Names'

/** A phase of projects or procurements. */
export interface Phase {
  readonly id: number
  readonly code: string
  /** The 0-based position of the phase. Null for a phase that ends an item early, such as a cancellation. */
  readonly index: number | null
  readonly icon: string
  readonly iconType: string
  readonly names: LocalNames
}
