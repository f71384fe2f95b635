import type { ComponentType } from 'react'

/** What a tree is asked to show. */
export interface ContestantProps {
  isExpanded: boolean
  typed: string
}

/** One tree, and where its parts are found on the page. */
export interface Contestant {
  /** Renders the tree; the floor draws by itself instead. */
  Tree: ComponentType<ContestantProps>
  /** Finds the rows in their order. */
  row: string
  /** Finds what is clicked to mark the first root. */
  rootBox: string
  /** Finds a row, or its box, that is marked. */
  marked: string
  /** Finds what scrolls. */
  scroller: string
  /** Finds the field that is typed into, where the tree has one of its own. */
  field?: string
}

/** Height in px of every tree's view, and of every row. */
export const viewHeight = 330
export const rowHeight = 30
