import type { Schemas } from '@spadestik/api-client/schema'
import { may } from '@spadestik/domain/access'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { ConditionName } from '../filters/AgentCondition'
import type { View } from '../contract/View'
import { readCriterionGroups } from '../items/responses/readCriterionGroups'
import type { Names } from '../reference/Names'
import { nameIn } from '../terms/inLanguage'
import type { Database } from '../storage/Database'
import { deadlineDays } from '../filters/deadlineDays'
import { filterTable } from '../filters/filterTable'
import type { FoundItem } from '../filters/FilterRow'
import type { AgentType } from '../storage/records/AgentFilters'

type FoundValue = Schemas['FoundValue']

interface Row extends FoundItem {
  readonly item_names: Names
  readonly language: string
  readonly own_criteria: readonly number[]
  readonly zip: string | null
}

export interface ItemValues {
  readonly name: string
  readonly projectPhaseId: number | null
  /**
   * Returns the item's value for a condition, or null if the value is not specified.
   *
   * @param typeIds the criterion types, such as geography, that the condition is about
   */
  readonly valueOf: (name: ConditionName, typeIds: readonly number[]) => FoundValue | null
}

const tables = { project: 'projects', procurement: 'procurements', company: 'companies' } as const

async function readRow(
  db: Kysely<Database>,
  type: AgentType,
  id: number,
  seesPaidDetails: boolean,
  now: Date,
) {
  const item = sql.table(tables[type])
  const own =
    type === 'company'
      ? sql`jsonb_build_object(i.language, i.name) as item_names, null as currency, array[]::integer[] as own_criteria`
      : sql`i.names as item_names, i.details->>'currency' as currency, i.criteria as own_criteria`
  const visible = seesPaidDetails ? sql`true` : sql`not r.is_paid`
  const time = sql`${now.toISOString()}::timestamptz`
  const { next, last } = deadlineDays(time)
  const deadline = type === 'procurement' ? sql`coalesce(${next}, ${last})::text` : sql`null`
  const rolesOf = sql`company_roles r where r.${sql.ref(`${type}_id`)} = s.id and ${visible}`
  const { rows } = await sql<Row>`
    select s.*, null as document, i.language, ${deadline} as deadline, ${own},
      array(select distinct r.role_id from ${rolesOf} and r.role_id is not null order by 1) as role_ids,
      array(select distinct c.name from companies c where c.id in (select r.company_id from ${rolesOf})
        order by 1) as company_names,
      array(select distinct p.phase_id from company_roles r join project_search p on p.id = r.project_id
        where ${type === 'company' ? sql`r.company_id = s.id` : sql`false`} order by 1) as phase_ids
    from ${sql.table(`${type}_search`)} s join ${item} i on i.id = s.id where s.id = ${id}`.execute(db)
  return rows[0]
}

/**
 * Reads the values of an item that conditions can compare. Reads only values that the caller may see. Returns
 * null if there is no such item.
 */
export async function readItemValues(
  db: Kysely<Database>,
  type: AgentType,
  id: number,
  { caller, language, now, timeZone }: View,
): Promise<ItemValues | null> {
  const seesPaidDetails = may(caller, 'readPaidDetails')
  const row = await readRow(db, type, id, seesPaidDetails, now)
  if (row === undefined) return null
  const groups = (await readCriterionGroups(db, row.own_criteria, 'all', language))(row.own_criteria)
  const criteriaOf = (typeIds: readonly number[]): FoundValue | null => {
    const names = groups
      .filter(({ typeId }) => typeIds.includes(typeId))
      .flatMap(({ criteria }) => criteria.flatMap((path) => path.at(-1) ?? []))
    return names.length === 0 ? null : { names }
  }
  return {
    name: nameIn(row.item_names, language, row.language),
    projectPhaseId: type === 'project' ? (row.phase_id ?? null) : null,
    valueOf(name, typeIds) {
      switch (name) {
        case 'freeSearch':
          return null
        case 'postalCode':
          return row.zip === null ? null : { postalCode: row.zip }
        case 'criteria':
        case 'excludedCriteria':
          return criteriaOf(typeIds)
        default:
          return filterTable[name].found(row, { itemType: type, language, timeZone })
      }
    },
  }
}
