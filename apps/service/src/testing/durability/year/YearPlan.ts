import type { Schemas } from '@spadestik/api-client/schema'
import type { AlertKinds } from '@spadestik/domain/alerts'

type ItemType = 'project' | 'procurement'

export interface ItemState {
  readonly type: ItemType
  /**
   * A word in the name of the item. Agents find the item by this word, because the rest of the name is the
   * same for all items.
   */
  readonly word: string
  readonly country: 'DK' | 'SE' | 'NO'
  readonly phase: string
  readonly budget: number | null
  /** The last day for offers, `YYYY-MM-DD`. Null for a project, and when it is unknown. */
  readonly deadline: string | null
  readonly text: string
}

/** An event at the instant `at`, in milliseconds since 1970. */
export type YearEvent = { readonly at: number } & (
  | { readonly kind: 'write'; readonly items: readonly { readonly key: string; readonly state: ItemState }[] }
  | { readonly kind: 'listed'; readonly list: number; readonly key: string }
  | { readonly kind: 'hidden'; readonly user: number; readonly key: string }
)

export interface PlannedUser {
  readonly email: string
  readonly domainId: number
  readonly languageId: Schemas['LanguageId']
  readonly isPaid: boolean
}

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
  /** Indexes of the plan's `users`. */
  readonly users: readonly number[]
  readonly filter: PlannedFilter
}

export interface PlannedList extends Sender {
  readonly user: number
}

export interface YearSize {
  readonly seed: number
  /** `YYYY-MM-DD` */
  readonly from: string
  readonly days: number
  readonly items: number
  readonly users: number
  /** The number of different words in the names of items. The more words, the less an agent finds. */
  readonly words: number
  readonly importsPerDay: number
}

/** Everything that users and imports do in a simulated period. The same size and seed give the same plan. */
export interface YearPlan {
  readonly size: YearSize
  readonly users: readonly PlannedUser[]
  readonly agents: readonly PlannedAgent[]
  readonly lists: readonly PlannedList[]
  /** In the order of time. */
  readonly events: readonly YearEvent[]
  /** Periods without jobs, in milliseconds since 1970. */
  readonly pauses: readonly { readonly from: number; readonly to: number }[]
}
