import type { ChangeKind } from '@spadestik/domain/alerts'
import { byImportance } from '@spadestik/domain/alerts'
import type { AnnouncementRecord } from './itemParts'

export interface DeadlineFact {
  /** `YYYY-MM-DD` */
  readonly day: string
  /** `HH:MM`. Null for the end of the day. */
  readonly time: string | null
}

interface SumFact {
  readonly amount: number | null
  readonly currency: string
}

export interface DeadlineFacts {
  readonly kind: 'deadlineMoved' | 'deadlineAdded' | 'deadlineRemoved'
  /** A date window, such as `offers`. */
  readonly window: string
  readonly before: DeadlineFact | null
  readonly after: DeadlineFact | null
  /** The number of the lot, if the deadline is that of one lot alone. */
  readonly lot?: string
  /** How many deadlines of other lots have changed as well. */
  readonly others?: number
}

export interface PhaseFacts {
  readonly kind: 'phase' | 'cancelled'
  readonly itemType: 'project' | 'procurement'
  readonly before: string | null
  readonly after: string | null
}

export interface SumFacts {
  readonly kind: 'sum'
  readonly before: SumFact | null
  readonly after: SumFact | null
}

export interface NamesFacts {
  readonly kind: 'awarded' | 'roles' | 'documents'
  readonly names: readonly string[]
}

/** The fields that a change of the kind `text` or `other` names. */
export type ChangedField =
  | 'name'
  | 'summary'
  | 'description'
  | 'tenderText'
  | 'place'
  | 'building'
  | 'size'
  | 'dates'
  | 'lots'

export interface FieldFacts {
  readonly kind: 'text' | 'other'
  /** Missing for all other fields, and in mails that an earlier version of the service queued. */
  readonly field?: ChangedField
  /** The contracting authority, if it has changed. */
  readonly buyer?: { readonly before: string | null; readonly after: string | null }
}

export interface AnnouncementFacts {
  readonly kind: 'announcement'
  /** The type of the latest new announcement. Missing in mails that an earlier version of the service queued. */
  readonly announced?: AnnouncementRecord['type']
}

type DetailedFacts = DeadlineFacts | PhaseFacts | SumFacts | NamesFacts | FieldFacts | AnnouncementFacts

/** The values in the one-line text about a change. Null means that a value is unknown or empty. */
export type ChangeFacts = DetailedFacts | { readonly kind: Exclude<ChangeKind, DetailedFacts['kind']> }

const endOfDay = '24:00'
const instantOf = ({ day, time }: DeadlineFact) => `${day} ${time ?? endOfDay}`

/** Whether a deadline was moved to an earlier time, so that readers must hurry. */
export function isEarlierDeadline(facts: ChangeFacts): boolean {
  if (facts.kind !== 'deadlineMoved' || facts.before === null || facts.after === null) return false
  return instantOf(facts.after) < instantOf(facts.before)
}

/**
 * Whether the phase of a tender has changed to 'awarded'. This counts like a change of kind `awarded` (a new
 * winner), because a reader without access to paid details does not see the winner.
 */
export const isAward = (facts: ChangeFacts): boolean =>
  facts.kind === 'phase' && facts.itemType === 'procurement' && facts.after === 'awarded'

/** Whether a cancelled tender is open again. */
export const isReopening = (facts: ChangeFacts): boolean =>
  facts.kind === 'phase' && facts.itemType === 'procurement' && facts.before === 'cancelled'

const ranks: readonly ((facts: ChangeFacts) => boolean)[] = [
  ({ kind }) => kind === 'cancelled',
  (facts) => facts.kind === 'awarded' || isAward(facts),
  isEarlierDeadline,
  ({ kind }) => kind === 'deadlineMoved' || kind === 'deadlineAdded' || kind === 'deadlineRemoved',
  isReopening,
]

const rankOf = (facts: ChangeFacts) => {
  const rank = ranks.findIndex((isOfRank) => isOfRank(facts))
  return rank === -1 ? ranks.length : rank
}

/** Sorts the most important change first, so that rows, marks and mails name it (D03, Z06). */
export const byNews = (a: ChangeFacts, b: ChangeFacts): number =>
  rankOf(a) - rankOf(b) || byImportance(a.kind, b.kind)
