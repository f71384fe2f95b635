import type { ChangeKind } from './ChangeKind'

/** A deadline: the last day of a date window, and the time on this day if known. */
export interface DeadlineFact {
  /** `YYYY-MM-DD` */
  readonly day: string
  /** `HH:MM`. Null for the end of the day. */
  readonly time: string | null
}

/** An amount of money. The amount is null when it is not known. */
interface SumFact {
  readonly amount: number | null
  readonly currency: string
}

/** A deadline of a date window that was moved, added or removed. */
export interface DeadlineFacts {
  readonly kind: 'deadlineMoved' | 'deadlineAdded' | 'deadlineRemoved'
  /** The date window, such as `offers`. */
  readonly window: string
  readonly before: DeadlineFact | null
  readonly after: DeadlineFact | null
}

/** A new phase. */
export interface PhaseFacts {
  readonly kind: 'phase' | 'cancelled'
  readonly itemType: 'project' | 'procurement'
  /** The codes of the phases. */
  readonly before: string | null
  readonly after: string | null
}

/** A changed budget or contract sum. */
export interface SumFacts {
  readonly kind: 'sum'
  readonly before: SumFact | null
  readonly after: SumFact | null
}

/** The names of new winners, companies or documents. */
export interface NamesFacts {
  readonly kind: 'awarded' | 'roles' | 'documents'
  readonly names: readonly string[]
}

type DetailedFacts = DeadlineFacts | PhaseFacts | SumFacts | NamesFacts

/** The values that the one-line text about a change contains. Null means that a value is unknown or empty. */
export type ChangeFacts = DetailedFacts | { readonly kind: Exclude<ChangeKind, DetailedFacts['kind']> }

const endOfDay = '24:00'
const instantOf = ({ day, time }: DeadlineFact) => `${day} ${time ?? endOfDay}`

/** Whether a deadline was moved to an earlier time, so that readers must hurry. */
export function isEarlierDeadline(facts: ChangeFacts): boolean {
  if (facts.kind !== 'deadlineMoved' || facts.before === null || facts.after === null) return false
  return instantOf(facts.after) < instantOf(facts.before)
}
