import type { LocalNames } from './Names'

export interface Phase {
  readonly id: number
  readonly code: string
  /** The 0-based position. Null for a phase that ends an item early, such as a cancellation. */
  readonly index: number | null
  readonly icon: string
  readonly iconType: string
  readonly names: LocalNames
}
