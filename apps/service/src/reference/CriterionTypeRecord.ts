import type { Names } from './Names'

export interface CriterionRecord {
  /**
   * The code, which is unique within the type. An existing criterion with this code keeps its id, and its
   * other fields are replaced.
   */
  readonly code: string
  /** The code of the parent, or null for a root. Parents may come after their children. */
  readonly parent: string | null
  readonly names: Names
}

export interface CriterionTypeRecord {
  /** A unique and permanent code, such as `cpv`. */
  readonly code: string
  readonly names: Names
  readonly searchable: boolean
  /** Whether the type is shown to some customers only. */
  readonly tailored: boolean
  /** Whether lists of projects show these criteria. The page of a project always shows them. */
  readonly highlightedProject: boolean
  /** Whether lists of procurements show these criteria. The page of a procurement always shows them. */
  readonly highlightedProcurement: boolean
  /** Siblings are shown in this order. */
  readonly criteria: readonly CriterionRecord[]
}
