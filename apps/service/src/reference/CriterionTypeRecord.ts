import type { Names } from './Names'

/** A node of a criterion tree, as written to the database. */
export interface CriterionRecord {
  /**
   * A code that is unique within the type. If the code exists already, the criterion keeps its id and gets
   * the new values of the other fields.
   */
  readonly code: string
  /** The code of the parent, or null for a root. Parents may come after their children. */
  readonly parent: string | null
  readonly names: Names
}

/** A criterion type with its tree of criteria. */
export interface CriterionTypeRecord {
  /** A unique and permanent code, such as `cpv`. */
  readonly code: string
  readonly names: Names
  /** Whether users can filter by the type. */
  readonly searchable: boolean
  /** Whether the type is shown to some customers only. */
  readonly tailored: boolean
  /**
   * Whether lists of projects, such as search results, show the criteria of this type. The page of a project
   * always shows them.
   */
  readonly highlightedProject: boolean
  /**
   * Whether lists of procurements show the criteria of this type. The page of a procurement always shows
   * them.
   */
  readonly highlightedProcurement: boolean
  /** The criteria of the tree. Siblings are shown in this order. */
  readonly criteria: readonly CriterionRecord[]
}
