import type { jobs } from '../../../jobs/jobs'
import type { ServiceUnderTest } from '../../setUpService'
import type { Outcome } from './plantedItems'
import type { CallerKind, Credentials } from './setUpCallers'

export interface WayContext {
  readonly service: ServiceUnderTest
  readonly tender: number
  readonly company: number
  readonly listId: number
  readonly agentId: number
  /** The cursor of the changes before the planted items were written. */
  readonly cursor: string
  /** Makes the user a paid user or a user of another kind, and returns its credentials. */
  readonly become: (kind: CallerKind) => Promise<Credentials>
  /** Writes a new lot of the planted tender, so that there is news of it. */
  readonly change: () => Promise<void>
  /** Runs jobs in their order, and again after six minutes. Returns the mails and the hints that went out, as text. */
  readonly work: (
    names: readonly (keyof typeof jobs)[],
  ) => Promise<{ readonly mails: string; readonly hints: string }>
  /** Sends the mails of the morning on which a reminder is due, and returns them. */
  readonly workInTheMorning: () => Promise<string>
}

/** Lets a kind of caller read by one way, and says what the caller gets. Null when the caller has no such way. */
export type Way = (kind: CallerKind, context: WayContext) => Promise<Outcome | null>

/** Returns the body of a request. */
export type Body = (context: WayContext) => unknown
