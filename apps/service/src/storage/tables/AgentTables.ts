import type { Schemas } from '@spadestik/api-client/schema'
import type { QueryNode } from '@spadestik/domain/query'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { AgentFilters } from '../records/AgentFilters'
import type { LanguageCode } from '../../reference/languages'
import type { MeasureColumn } from './measureColumns'

/** The columns of the range of each measure. */
export type RangeColumns = Record<`${MeasureColumn}_min` | `${MeasureColumn}_max`, number | null> &
  Record<`allow_unspecified_${MeasureColumn}`, boolean>

/** The tables of agents. Null means that a filter is not set. */
export interface AgentTables {
  agents: RangeColumns & {
    id: Generated<number>
    type: 'project' | 'procurement' | 'company'
    name: string
    mail_time: Schemas['MailTime']
    changed: string
    /** The saved filters; the columns below contain the same for matching agents to items. */
    filters: JSONColumnType<AgentFilters>
    /** The language of the words. */
    reader: LanguageCode
    words: string[] | null
    /** The parsed free text if it has operators; of a checked text only its parts without fields. */
    text_tree: JSONColumnType<QueryNode> | null
    /** Whether the text names fields, so that `words_query` finds candidates only. */
    text_is_checked: boolean
    /** Generated from the words or the tree by the database. */
    words_query: ColumnType<never, never, never>
    /** The ranges of postal codes: where each begins, what all its codes come before, and their length. */
    zip_from: string[] | null
    zip_before: string[] | null
    zip_digits: (number | null)[] | null
    /** The number of its rows in `agent_inclusions`, all of which must match. */
    included_types: number
    /** Criteria that an item must not have. */
    excluded: number[] | null
    country_ids: number[] | null
    role_ids: number[] | null
    company_ids: number[] | null
    /** Of projects for project and company agents, of procurements for procurement agents. */
    phase_ids: number[] | null
    type_ids: number[] | null
    is_public: boolean | null
    building_start: string | null
    building_end: string | null
    allow_unspecified_period: boolean
    deadline_from: string | null
    deadline_to: string | null
  }
  /** Per criterion type, the criteria of which an item must have one. */
  agent_inclusions: { agent_id: number; type_id: number; criteria: number[] }
  agent_users: { agent_id: number; user_id: number }
}
