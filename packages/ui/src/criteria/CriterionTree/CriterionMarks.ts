import type { Mark } from '../../graphics/MarkGlyph/MarkGlyph'

/**
 * Where the marks live; each row reads and watches its own node alone.
 *
 * A press calls the listeners of the nodes whose mark it changed, and no others.
 */
export interface CriterionMarks {
  get(index: number): Mark
  /** Calls the listener whenever the node's mark changes, until the returned function is called. */
  subscribe(index: number, listener: () => void): () => void
}
