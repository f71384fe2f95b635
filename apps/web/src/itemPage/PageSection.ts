import type { ReactNode } from 'react'

/** A section of an item's page; its id is what `#id` in an address leads to. */
export interface PageSection {
  readonly id: string
  readonly title: string
  readonly content: ReactNode
  /** A number beside the title. */
  readonly note?: ReactNode
  readonly actions?: ReactNode
  /** Whether the content reaches the edges of its surface, as a table does. */
  readonly isFlush?: boolean
  /** Whether the content brings its own surfaces. */
  readonly isBare?: boolean
  /** Whether the content stands on the page itself, under no heading of its own. */
  readonly isPlain?: boolean
}
