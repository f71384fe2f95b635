import type { Schemas } from '@spadestik/api-client/schema'
import type { AlertKinds } from '@spadestik/domain/alerts'
import type { QueryNode } from '@spadestik/domain/query'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { AgentFilters } from '../records/AgentFilters'
import type { RelativeTimes } from '../records/RelativeTimes'
import type { LanguageCode } from '../../reference/languages'
import type { IdColumn, MeasureColumn } from './SearchTables'

type RangeColumns = Record<`${MeasureColumn}_min` | `${MeasureColumn}_max`, number | null> &
  Record<`allow_unspecified_${MeasureColumn}`, boolean>

/**
 * The ids of the chosen options. `phase_ids` has procurement phases for a procurement agent, and project phases
 * for all other agents. A company agent finds companies that have a role on a project in one of these phases.
 */
type ChoiceColumns = Record<`${IdColumn}s`, number[] | null>

/** The first and last days of the filters by a time. For relative times, they are null. */
export interface DayColumns {
  start_from: string | null
  start_to: string | null
  updated_from: string | null
  /** The exclusive end of the filter by last update: the first instant after the last day of the filter. */
  updated_before: string | null
  deadline_from: string | null
  deadline_to: string | null
}

/**
 * The columns of an agent (a saved search) that repeat its filters, for comparing it with items. Null means
 * that a filter is not set.
 */
export interface FilterColumns extends RangeColumns, DayColumns, ChoiceColumns {
  /**
   * The number of the agent's rows in `agent_inclusions`, one for each criterion type with included
   * criteria. An item must have at least one of the criteria in each of these rows.
   */
  included_types: number
  excluded: number[] | null
  role_ids: number[] | null
  company_ids: number[] | null
  is_public: boolean | null
  building_start: string | null
  building_end: string | null
  allow_unspecified_period: boolean
}

/** The tables of agents (saved searches). */
export interface AgentTables {
  agents: FilterColumns & {
    id: Generated<number>
    type: 'project' | 'procurement' | 'company'
    name: string
    mail_time: Schemas['MailTime']
    /** How urgently each kind of change is mailed. Null for the defaults of `alertChoiceOf`. */
    alert_kinds: JSONColumnType<AlertKinds> | null
    changed: string
    version: Generated<number>
    /** The filters of the saved search. The columns of `FilterColumns` and those below repeat them. */
    filters: JSONColumnType<AgentFilters>
    /** The language in which the words are searched. */
    reader: LanguageCode
    words: string[] | null
    /**
     * The parsed free text, or null when the text has no operators. If `text_is_checked`, the tree leaves out
     * the fields of the text, such as `place:Aarhus`.
     */
    text_tree: JSONColumnType<QueryNode> | null
    /**
     * Whether the text contains fields, such as `place:Aarhus`. `words_query` leaves the fields out and can
     * find too many items. The found items are then compared with the fields.
     */
    text_is_checked: boolean
    /** The `tsquery` that `writeWordsQuery` computes from `words` or `text_tree`. */
    words_query: ColumnType<string | null, never, never>
    /**
     * Ranges of postal codes, in three arrays with one value per range. `zip_from` has the first codes,
     * `zip_before` has exclusive upper bounds, and `zip_digits` has the numbers of digits.
     */
    zip_from: string[] | null
    zip_before: string[] | null
    zip_digits: (number | null)[] | null
    /** The times that count from today, such as the last 30 days, or null if there are none. */
    relative_times: JSONColumnType<RelativeTimes> | null
  }
  /**
   * The included criteria, such as 'Schools', with one row per criterion type. An item must have at least one
   * criterion of each row.
   */
  agent_inclusions: { agent_id: number; type_id: number; criteria: number[] }
  agent_users: { agent_id: number; user_id: number }
}
