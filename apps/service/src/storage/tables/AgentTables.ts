import type { Schemas } from '@spadestik/api-client/schema'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { AgentFilters } from '../records/AgentFilters'
import type { LanguageCode } from '../../reference/languages'

/** The rows of saved searches. What is null is not asked. */
export interface AgentTables {
  agents: {
    id: Generated<number>
    type: 'project' | 'procurement' | 'company'
    name: string
    mail_time: Schemas['MailTime']
    changed: string
    /** What the user saved; the columns below say the same for the search of agents by items. */
    filters: JSONColumnType<AgentFilters>
    /** The language that the words were typed in. */
    reader: LanguageCode
    words: string[] | null
    /** Made of the words by the database. */
    words_query: ColumnType<never, never, never>
    zip_pattern: string | null
    /** How many rows of `agent_inclusions` it has, all of which must be met. */
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
    budget_min: number | null
    budget_max: number | null
    allow_unspecified_budget: boolean
    building_size_min: number | null
    building_size_max: number | null
    allow_unspecified_building_size: boolean
    ground_size_min: number | null
    ground_size_max: number | null
    allow_unspecified_ground_size: boolean
    metres_min: number | null
    metres_max: number | null
    allow_unspecified_metres: boolean
    units_min: number | null
    units_max: number | null
    allow_unspecified_units: boolean
    deadline_from: string | null
    deadline_to: string | null
  }
  /** For each criterion type the criteria of which an item must have one. */
  agent_inclusions: { agent_id: number; type_id: number; criteria: number[] }
  agent_users: { agent_id: number; user_id: number }
}
