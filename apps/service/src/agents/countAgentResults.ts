import type { Schemas } from '@spadestik/api-client/schema'
import { may } from '@spadestik/domain/access'
import { limits } from '@spadestik/domain/limits'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { View } from '../contract/View'
import { allOf } from '../filters/allOf'
import { companySearch } from '../search/companySearch'
import { procurementSearch, projectSearch } from '../search/itemSearch'
import type { Search } from '../search/run/Search'
import type { Database } from '../storage/Database'
import type { AgentKinds, AgentType } from '../storage/records/AgentFilters'

const dayInMs = 86_400_000

const prepare: {
  readonly [Type in AgentType]: (
    db: Kysely<Database>,
    reader: View,
    agent: AgentKinds[Type]['agent'],
  ) => Promise<Search>
} = {
  project: projectSearch,
  procurement: procurementSearch,
  company: (db, { language }, agent) => companySearch(db, agent, language),
}

/**
 * Counts the results of an agent (a saved search): all results, those updated within the last 30 days, and
 * those updated within the last day (W08). Returns null for a company agent of a user without company access.
 */
export async function countAgentResults<Type extends AgentType>(
  db: Kysely<Database>,
  reader: View,
  type: Type,
  agent: AgentKinds[Type]['agent'],
): Promise<Schemas['AgentStatistics'] | null> {
  if (type === 'company' && !may(reader.caller, 'searchCompanies')) return null
  const search = await prepare[type](db, reader, agent)
  const since = (days: number) => new Date(reader.now.getTime() - days * dayInMs).toISOString()
  const { rows } = await sql<Schemas['AgentStatistics']>`
    select count(*)::integer as "totalResults",
      (count(*) filter (where s.updated >= ${since(limits.monthlyResultDays)}::timestamptz))::integer as "monthlyResults",
      (count(*) filter (where s.updated >= ${since(limits.dailyResultDays)}::timestamptz))::integer as "dailyResults"
    from ${sql.table(search.table)} s where ${allOf(search.conditions)}`.execute(db)
  return rows[0] ?? null
}
