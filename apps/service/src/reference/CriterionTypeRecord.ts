import type { Names } from './Names'

/** A node of a criterion tree, as it is written to the database. */
export interface CriterionRecord {
  /** Unique within its type; writing the same code again keeps the id and replaces the rest. */
  readonly code: string
  /** The code of the node above, or null for a root. Parents may come after their children. */
  readonly parent: string | null
  readonly names: Names
}

/** A criterion type with its whole tree. */
export interface CriterionTypeRecord {
  /** Such as `cpv`, unique for ever. */
  readonly code: string
  readonly names: Names
  /** Whether it is offered as a filter. */
  readonly searchable: boolean
  /** Whether only some customers see it. */
  readonly tailored: boolean
  /** Whether its criteria are shown on rows and pages of projects. */
  readonly highlightedProject: boolean
  /** Whether its criteria are shown on rows and pages of procurements. */
  readonly highlightedProcurement: boolean
  /** In the order in which siblings are shown. */
  readonly criteria: readonly CriterionRecord[]
}
