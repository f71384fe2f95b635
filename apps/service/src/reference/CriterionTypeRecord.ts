import type { Names } from './Names'

/** A node of a criterion tree, as written to the database. */
export interface CriterionRecord {
  /** Unique within its type. Writing the same code again keeps the id and replaces the rest. */
  readonly code: string
  /** The code of the parent; null for a root. Parents may follow their children. */
  readonly parent: string | null
  readonly names: Names
}

/** A criterion type with its whole tree. */
export interface CriterionTypeRecord {
  /** A code such as `cpv`, unique and permanent. */
  readonly code: string
  readonly names: Names
  /** Whether the type is offered as a filter. */
  readonly searchable: boolean
  /** Whether only some customers see the type. */
  readonly tailored: boolean
  /** Whether its criteria are shown in rows and on pages of projects. */
  readonly highlightedProject: boolean
  /** Whether its criteria are shown in rows and on pages of procurements. */
  readonly highlightedProcurement: boolean
  /** In the order of siblings. */
  readonly criteria: readonly CriterionRecord[]
}
