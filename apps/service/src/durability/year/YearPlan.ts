import type { AlertKinds } from '@spadestik/domain/alerts'

type ItemType = 'project' | 'procurement'

/** The properties of an item that change and that agents compare. */
export interface ItemState {
  readonly type: ItemType
  /** The word of the name by which agents find the item. The rest of the name is the same for all items. */
  readonly word: string
  readonly country: 'DK' | 'SE' | 'NO'
  /** The code of the phase. */
  readonly phase: string
  readonly budget: number | null
  /** The last day for offers, `YYYY-MM-DD`. Null for a project, and when it is unknown. */
  readonly deadline: string | null
  readonly text: string
}

/** Something that happens at the instant `at`, in milliseconds since 1970. */
export type YearEvent = { readonly at: number } & (
  | { readonly kind: 'write'; readonly items: readonly { readonly key: string; readonly state: ItemState }[] }
  | { readonly kind: 'listed'; readonly list: number; readonly key: string }
  | { readonly kind: 'hidden'; readonly user: number; readonly key: string }
)

export interface PlannedUser {
  readonly email: string
  /** The id of the national domain (dk, se or no). */
  readonly domainId: number
  /** The id of the language of the mails. */
  readonly languageId: number
  readonly isPaid: boolean
}

/** The filters of an agent (a saved search). A missing filter is not set. */
export interface PlannedFilter {
  readonly word?: string
  readonly countries?: readonly ItemState['country'][]
  readonly phases?: readonly string[]
  readonly minBudget?: number
  readonly deadlineWithinDays?: number
}

interface Sender {
  readonly timing: 'always' | 'daily' | 'weekly'
  readonly kinds: AlertKinds
}

export interface PlannedAgent extends Sender {
  readonly type: ItemType
  /** The users who get the mails of the agent, as indexes of the plan's `users`. */
  readonly users: readonly number[]
  readonly filter: PlannedFilter
}

export interface PlannedList extends Sender {
  readonly user: number
}

/** The size of a simulation: its days, items, users and imports. */
export interface YearSize {
  readonly seed: number
  /** The first day, `YYYY-MM-DD`. */
  readonly from: string
  readonly days: number
  readonly items: number
  readonly users: number
  /** How many different words the names of items have. The more there are, the less an agent finds. */
  readonly words: number
  readonly importsPerDay: number
}

/**
 * Everything that users and imports do in a simulated period. The same size, which contains the seed, gives
 * the same plan.
 */
export interface YearPlan {
  readonly size: YearSize
  readonly users: readonly PlannedUser[]
  readonly agents: readonly PlannedAgent[]
  readonly lists: readonly PlannedList[]
  /** The events in the order of time. */
  readonly events: readonly YearEvent[]
  /** The periods in which no jobs run, in milliseconds since 1970. */
  readonly pauses: readonly { readonly from: number; readonly to: number }[]
}
