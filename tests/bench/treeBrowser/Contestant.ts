import type { ComponentType } from 'react'

export interface ContestantProps {
  isExpanded: boolean
  typed: string
}

export interface Contestant {
  Tree: ComponentType<ContestantProps>
  row: string
  rootBox: string
  marked: string
  scroller: string
  field?: string
}

/** In px, the same for every tree. */
export const viewHeight = 330
export const rowHeight = 30
