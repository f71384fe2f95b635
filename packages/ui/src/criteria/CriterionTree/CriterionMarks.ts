import type { Mark } from '../../graphics/MarkGlyph/MarkGlyph'

/**
 * A store of the marks. Each row reads and observes only its own node.
 *
 * A press notifies the listeners of the nodes whose mark it changed, and no others.
 */
export interface CriterionMarks {
  get(index: number): Mark
  /** Calls the listener whenever the node's mark changes. Returns a function that unsubscribes. */
  subscribe(index: number, listener: () => void): () => void
}
