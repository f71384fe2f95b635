import type { Schemas } from '@spadestik/api-client/schema'
import { dayAt } from '@spadestik/domain/dates'
import { may } from '@spadestik/domain/access'
import { measures } from '@spadestik/domain/range'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { ConditionName } from '../agents/agentConditions'
import type { View } from '../contract/View'
import { readCriterionGroups } from '../items/responses/readCriterionGroups'
import type { Names } from '../reference/Names'
import { nameIn } from '../terms/inLanguage'
import type { Database } from '../storage/Database'
import { deadlineDays } from '../search/conditions/deadlineDays'
import type { AgentType } from '../storage/records/AgentFilters'
import type { MeasureColumn } from '../storage/tables/measureColumns'
import { measureColumns } from '../storage/tables/measureColumns'
import type { ReferenceName } from './askedConditions'
import { referenceNames } from './askedConditions'

type FoundValue = Schemas['FoundValue']

interface Row extends Readonly<Partial<Record<MeasureColumn, number | null>>> {
  readonly item_names: Names
  readonly language: string
  readonly currency: string | null
  readonly own_criteria: readonly number[]
  readonly country_id: number | null
  readonly phase_id?: number
  readonly type_id?: number
  readonly zip: string | null
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

const day = (value: string | null | undefined): FoundValue | null =>
  typeof value === 'string' ? { day: value } : null
const named = (names: readonly string[]): FoundValue | null =>
  names.length === 0 ? null : { names: [...names] }

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
  const reference = (name: ReferenceName, ids: readonly (number | null | undefined)[]) =>
    named(
      referenceNames(
        name,
        ids.filter((one) => typeof one === 'number'),
        language,
      ),
    )
  const criteriaOf = (typeIds: readonly number[]) =>
    named(
      groups
        .filter(({ typeId }) => typeIds.includes(typeId))
        .flatMap(({ criteria }) => criteria.flatMap((path) => path.at(-1) ?? [])),
    )
  const { deadline = null } = row
  const { building_start: from = null, building_end: to = null, is_public: isPublic = null } = row
  const figures = measures.map((measure) => {
    const number = row[measureColumns[measure]] ?? null
    const currency = measure === 'budget' && row.currency !== null ? { currency: row.currency } : {}
    return [measure, number === null ? null : { number: Number(number), ...currency }] as const
  })
  const values: Partial<Record<ConditionName, FoundValue | null>> = {
    ...Object.fromEntries(figures),
    projectPhases: reference('projectPhases', type === 'company' ? row.phase_ids : [row.phase_id]),
    procurementPhases: reference('procurementPhases', [row.phase_id]),
    procurementTypes: reference('procurementTypes', [row.type_id]),
    roles: reference('roles', row.role_ids),
    companies: named(row.company_names),
    countryIds: reference('countryIds', [row.country_id]),
    postalCode: row.zip === null ? null : { postalCode: row.zip },
    deadline: deadline === null ? null : { deadlines: [deadline] },
    start: day(from),
    updated: day(dayAt(Date.parse(row.updated), timeZone)),
    building: from === null && to === null ? null : { from, to },
    isPublic: isPublic === null ? null : { isPublic },
  }
  return {
    name: nameIn(row.item_names, language, row.language),
    projectPhaseId: type === 'project' ? (row.phase_id ?? null) : null,
    valueOf: (name, typeIds) =>
      name === 'criteria' || name === 'excludedCriteria' ? criteriaOf(typeIds) : (values[name] ?? null),
  }
}
