import type { Schemas } from '@spadestik/api-client/schema'
import type { FilterName } from '@spadestik/domain/search'
import type { LanguageCode } from '../reference/languages'
import type { AgentType, SentFilters } from '../storage/records/AgentFilters'
import type { FilterColumns } from '../storage/tables/AgentTables'
import type { IdColumn, MeasureColumn } from '../storage/tables/SearchTables'
import type { AgentCondition, ConditionName } from './AgentCondition'
import type { Condition } from './allOf'

export interface ItemScope {
  readonly itemType: 'project' | 'procurement'
  readonly seesPaidDetails: boolean
  /** The time from which deadlines are ahead. */
  readonly now: Date
  /** The IANA name of the time zone in which days begin. */
  readonly timeZone: string
}

export type SearchScope = ItemScope | { readonly itemType: 'company'; readonly seesPaidDetails: true }

/** A filter that an agent (a saved search) sets, or a part of it that is compared on its own. */
export interface AskedCondition {
  readonly name: ConditionName
  readonly asked: Schemas['AskedValue']
  /**
   * The id of the criterion type, such as geography, if the condition is about included criteria. Null for
   * all other conditions.
   */
  readonly typeId: number | null
  /** Whether only users who may read paid details can use the filter (K02). @default false */
  readonly isPaid?: boolean
  /** The filters of a search that has only this condition. */
  readonly sent: SentFilters
}

export interface FilterReader {
  readonly language: LanguageCode
  /**
   * `YYYY-MM-DD`. Relative times, such as 'within 14 days', are counted from this day. Without it they are
   * read without their days.
   */
  readonly today?: string
}

/** The values of an item that filters compare, without paid details that the reader may not see. */
export interface FoundItem extends Readonly<Partial<Record<MeasureColumn | IdColumn, number | null>>> {
  readonly currency: string | null
  readonly updated: string
  readonly building_start?: string | null
  readonly building_end?: string | null
  readonly is_public?: boolean | null
  /** The next deadline of a procurement, or else its last one. */
  readonly deadline?: string | null
  readonly role_ids: readonly number[]
  readonly company_names: readonly string[]
  /** For a company, the phases of the projects in which it has a role. */
  readonly phase_ids: readonly number[]
}

interface FoundScope {
  readonly itemType: AgentType
  readonly language: LanguageCode
  readonly timeZone: string
}

/** All that the service knows about a filter. Its SQL uses the table aliases of `AgentCondition`. */
export interface FilterRow {
  readonly name: FilterName
  /** Whether only users who may read paid details can use the filter (K02). */
  readonly isPaid: boolean
  /** The columns of an item's search row that the filter compares. */
  readonly itemColumns: readonly string[]
  /**
   * Those columns that are copied from the column `details` of the item `i`, with the SQL of their values.
   *
   * @default none
   */
  readonly copiedColumns?: Readonly<Record<string, Condition>>
  /** The fields in the ledger (the log of all changes of items) that can change what the filter finds. */
  readonly changedBy: readonly string[]
  /** Returns the filter's properties in a request body. A property that was not sent gets its default. */
  readonly complete: (sent: SentFilters) => SentFilters
  /** Returns the conditions of a search. Relative times must already have been converted to days. */
  readonly searchConditions: (sent: SentFilters, scope: SearchScope) => Condition[]
  /** Returns the filter's columns in the table of agents (saved searches). */
  readonly agentColumns: (sent: SentFilters, timeZone: string) => Partial<FilterColumns>
  readonly agentConditions: (itemType: AgentType) => readonly AgentCondition[]
  readonly askedConditions: (
    sent: SentFilters,
    reader: FilterReader,
    itemType: AgentType,
  ) => readonly AskedCondition[]
  /** Describes what the filter requires, as in 'budget: from 5 million', with one text for each choice. */
  readonly inWords: (asked: Schemas['AskedValue'], language: LanguageCode) => readonly string[]
  /** Returns the value of an item, or null if it is not specified. */
  readonly found: (item: FoundItem, scope: FoundScope) => Schemas['FoundValue'] | null
}
