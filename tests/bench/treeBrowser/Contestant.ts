import type { ComponentType } from 'react'

/** The props of a measured tree. */
export interface ContestantProps {
  isExpanded: boolean
  typed: string
}

/** A measured tree component, with the CSS selectors of its parts. */
export interface Contestant {
  /**
   * Renders the tree. The baseline (`floor.tsx`) writes its rows as HTML instead of rendering components for
   * them.
   */
  Tree: ComponentType<ContestantProps>
  /** Selects the rows, in their order. */
  row: string
  /** Selects the element to click to mark the first root. */
  rootBox: string
  /** Selects a row whose checkbox is ticked, or the checkbox itself. */
  marked: string
  /** Selects the scrolling element. */
  scroller: string
  /** Selects the text field of the tree, if it has one. */
  field?: string
}

/** The height of every tree's viewport and the height of every row, in px. */
export const viewHeight = 330
export const rowHeight = 30
