import type { LocalNames } from './Names'

/** A phase that projects or procurements run through. */
export interface Phase {
  readonly id: number
  readonly code: string
  /** 0-based place in the course; null for a phase that ends it early. */
  readonly index: number | null
  readonly icon: string
  readonly iconType: string
  readonly names: LocalNames
}
