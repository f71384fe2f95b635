import type { ChangeKind } from '../items/ChangeKind'

/**
 * An item that an alert tells of.
 *
 * @source specification 1
 */
export interface AlertItem {
  readonly type: 'project' | 'procurement' | 'company'
  readonly id: number
  readonly name: string
  /** Where it is; null where nobody said. */
  readonly place: string | null
  readonly phase: string | null
  readonly change: ChangeKind
  /** `YYYY-MM-DD`; null where there is none, or the reader may not see it. */
  readonly deadline: string | null
}

/**
 * What an agent or a list has to tell one reader.
 *
 * @source specification 1
 */
export interface AlertContent {
  readonly kind: 'alert'
  readonly owner: 'agent' | 'list'
  readonly ownerId: number
  readonly ownerName: string
  readonly readerName: string
  readonly mailTime: 'always' | 'daily' | 'weekly'
  /** What it searches for, in words; empty for a list. */
  readonly why: readonly string[]
  /** The latest, at most 20. */
  readonly items: readonly AlertItem[]
  /** How many there are in all. */
  readonly total: number
  /** The query of the search in the app; null for a list. */
  readonly search: string | null
  /** Lets whoever has it change when it writes. */
  readonly token: string
}
