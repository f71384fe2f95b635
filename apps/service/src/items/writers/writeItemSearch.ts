import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'
import { inBatches } from '../../storage/inBatches'
import { closingColumns } from '../../storage/records/closingColumns'
import type { ProcurementRecord } from '../../storage/records/ProcurementRecord'
import type { ProjectRecord } from '../../storage/records/ProjectRecord'
import { filtersOf } from '../../filters/filterTable'
import type { CriterionPaths } from './loadCriterionPaths'
import { countries } from '../../reference/countries'
import { idOfCode } from '../../reference/idOfCode'
import { readDocuments } from '../../words/documents/readDocuments'
import { queueWords } from './queueWords'

const extraColumns = {
  project: '',
  procurement:
    ', type_id, participation_to, offers_to, material_to, inquiry_to, office_zip, lot_sums, closings, closing_days, last_closing',
} as const

const extraValues = {
  project: '',
  procurement: `, i.type_id, (i.details->'participation'->>'to')::date, (i.details->'offers'->>'to')::date,
    (i.details->'material'->>'to')::date, (i.details->'inquiry'->>'to')::date, replace(i.details->'office'->>'postalCode', ' ', ''),
    (select array_agg((l.lot->>'budget')::bigint) from lots l where l.procurement_id = i.id and l.lot->>'budget' is not null),
    r.closings, r.closing_days, r.closings[cardinality(r.closings)]`,
} as const

const tables = {
  project: { items: 'projects', search: 'project_search', owner: 'project_id' },
  procurement: { items: 'procurements', search: 'procurement_search', owner: 'procurement_id' },
} as const

/**
 * Writes the search rows of items.
 *
 * The words of an item come from its names, place, companies and texts, and from the names of its own
 * criteria. The words of paid details, such as winners, get their own weight (ADR 11). A job later adds the
 * parts of compounds that the lexicon does not know (ADR 74).
 */
export async function writeItemSearch(
  trx: Transaction<Database>,
  kind: 'project' | 'procurement',
  records: readonly (ProjectRecord | ProcurementRecord)[],
  ids: ReadonlyMap<string, number>,
  criteria: CriterionPaths,
): Promise<void> {
  const { items, search, owner } = tables[kind]
  const copied = filtersOf(kind).flatMap(({ copiedColumns = {} }) => Object.entries(copiedColumns))
  const columns = sql.join(copied.map(([column]) => sql.ref(column)))
  const values = sql.join(copied.map(([, value]) => value))
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
    const itemIds = batch.map(({ id }) => id ?? 0)
    await queueWords(trx, kind, itemIds)
    await sql`delete from ${sql.table(search)} where id = any(${itemIds}::integer[])`.execute(trx)
    const documents = await readDocuments(trx, kind, itemIds)
    const rows = batch.map((row) => ({ ...row, ...documents.get(row.id ?? 0) }))
    await sql`
      insert into ${sql.table(search)} (id, country_id, phase_id, criteria, roles, ${columns}, zip,
        published, updated, document, biwords
        ${sql.raw(extraColumns[kind])})
      select i.id, i.country_id, i.phase_id, r.closure, coalesce(parts.roles, '{}'), ${values},
        replace(i.details->>'postalCode', ' ', ''), i.published, i.updated, r.document::tsvector, r.biwords
        ${sql.raw(extraValues[kind])}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id integer, closure integer[], document text,
        biwords integer[], closings timestamptz[], closing_days date[])
      join ${sql.table(items)} i on i.id = r.id
      left join lateral (
        select array_agg(distinct cr.role_id) as roles from company_roles cr
        where cr.${sql.ref(owner)} = i.id and cr.role_id is not null
      ) parts on true`.execute(trx)
  }
}
