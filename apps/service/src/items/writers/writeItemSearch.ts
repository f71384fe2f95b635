import { measuresOf } from '@spadestik/domain/range'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'
import { inBatches } from '../../storage/inBatches'
import { closingColumns } from '../../storage/records/closingColumns'
import type { ProcurementRecord } from '../../storage/records/ProcurementRecord'
import type { ProjectRecord } from '../../storage/records/ProjectRecord'
import { filterTable } from '../../filters/filterTable'
import type { CriterionPaths } from './loadCriterionPaths'
import { countries } from '../../reference/countries'
import { idOfCode } from '../../reference/idOfCode'
import { officeOf } from './officeOf'
import { queueWords } from './queueWords'

const extraColumns = {
  project: '',
  procurement:
    ', type_id, participation_to, offers_to, material_to, inquiry_to, office_zip, closings, closing_days, last_closing',
} as const

const extraValues = {
  project: '',
  procurement: `, i.type_id, (i.details->'participation'->>'to')::date, (i.details->'offers'->>'to')::date,
    (i.details->'material'->>'to')::date, (i.details->'inquiry'->>'to')::date, replace(i.details->'office'->>'postalCode', ' ', ''),
    r.closings, r.closing_days, r.closings[cardinality(r.closings)]`,
} as const

const tables = {
  project: { items: 'projects', search: 'project_search', owner: 'project_id' },
  procurement: { items: 'procurements', search: 'procurement_search', owner: 'procurement_id' },
} as const

/**
 * Writes the search rows of items.
 *
 * The words of an item come from its names, place, companies and texts, and from the names of its criteria
 * and their ancestors. The words of paid details, such as winners, get their own weight (ADR 11). The parts
 * of known compounds are added, and a job learns new compounds later (ADR 34).
 */
export async function writeItemSearch(
  trx: Transaction<Database>,
  kind: 'project' | 'procurement',
  records: readonly (ProjectRecord | ProcurementRecord)[],
  ids: ReadonlyMap<string, number>,
  criteria: CriterionPaths,
): Promise<void> {
  const { items, search, owner } = tables[kind]
  const measures = measuresOf(kind)
  const columns = sql.join(measures.map((measure) => sql.ref(filterTable[measure].column)))
  const figures = sql.join(measures.map((measure) => sql`(i.details->>${sql.lit(measure)})::numeric`))
  const closures = records.map((record) => ({
    id: ids.get(record.key),
    closure: criteria.closure(record.criteria),
    ...('offers' in record
      ? closingColumns(record, record.country === null ? null : idOfCode(countries, record.country))
      : {}),
  }))
  for (const batch of inBatches(closures)) {
    // Queue the words before locking the search rows. The job that reads the queue locks both in the same
    // order, which prevents a deadlock.
    await queueWords(
      trx,
      kind,
      batch.map(({ id }) => id ?? 0),
    )
    await sql`delete from ${sql.table(search)} where id = any(${batch.map(({ id }) => id)}::integer[])`.execute(
      trx,
    )
    await sql`
      insert into ${sql.table(search)} (id, country_id, phase_id, criteria, roles, ${columns},
        building_start, building_end, zip, is_public, published, updated, document
        ${sql.raw(extraColumns[kind])})
      select i.id, i.country_id, i.phase_id, r.closure, coalesce(parts.roles, '{}'), ${figures},
        (i.details->>'buildingStart')::date, (i.details->>'buildingEnd')::date,
        replace(i.details->>'postalCode', ' ', ''), (i.details->>'isPublic')::boolean, i.published, i.updated,
        whole.document || search_parts(whole.document)
        ${sql.raw(extraValues[kind])}
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as r(id integer, closure integer[], closings timestamptz[],
        closing_days date[])
      join ${sql.table(items)} i on i.id = r.id
      left join lateral (
        select array_agg(distinct cr.role_id) filter (where cr.role_id is not null) as roles,
          string_agg(distinct c.name, ' ') filter (where not cr.is_paid) as companies,
          string_agg(distinct c.name, ' ') filter (where cr.is_paid) as paid_companies
        from company_roles cr join companies c on c.id = cr.company_id where cr.${sql.ref(owner)} = i.id
      ) parts on true
      cross join lateral search_document(i.language, i.names,
        concat_ws(' ', i.details->>'city', i.details->>'municipality', i.details->>'address', parts.companies),
        i.details->>'summary', concat_ws(' ', i.details->>'description', i.details->>'tenderText'),
        search_labels(r.closure),
        concat_ws(' ', i.details->>'liable', i.details->>'euNr', ${officeOf('i')}, parts.paid_companies)
      ) whole(document)`.execute(trx)
  }
}
