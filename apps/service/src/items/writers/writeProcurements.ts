import type { Transaction } from 'kysely'
import { countries } from '../../reference/countries'
import { idOfCode } from '../../reference/idOfCode'
import { procurementPhases } from '../../reference/procurementPhases'
import { procurementTypes } from '../../reference/procurementTypes'
import type { Database } from '../../storage/Database'
import { procurementDetailFields } from '../../storage/records/ProcurementRecord'
import type { ProcurementRecord } from '../../storage/records/ProcurementRecord'
import type { WriteMode } from '../../ledger/recordChanges'
import { recordChanges } from '../../ledger/recordChanges'
import { findIds } from './findIds'
import type { CriterionPaths } from './loadCriterionPaths'
import { loadCriterionPaths } from './loadCriterionPaths'
import { announcementRow, lotRow, partColumns, phaseDateRow, pickFields } from './partColumns'
import { replaceParts } from './replaceParts'
import { upsertItems } from './upsertItems'
import { writeItemSearch } from './writeItemSearch'
import { writeSharedParts } from './writeSharedParts'

const columns = {
  key: 'text',
  names: 'jsonb',
  language: 'text',
  country_id: 'integer',
  phase_id: 'integer',
  type_id: 'integer',
  project_id: 'integer',
  published: 'timestamptz',
  updated: 'timestamptz',
  criteria: 'integer[]',
  details: 'jsonb',
}

const row = (
  record: ProcurementRecord,
  criteria: CriterionPaths,
  projectIds: ReadonlyMap<string, number>,
) => ({
  key: record.key,
  names: record.names,
  language: record.language,
  country_id: record.country === null ? null : idOfCode(countries, record.country),
  phase_id: idOfCode(procurementPhases, record.phase),
  type_id: idOfCode(procurementTypes, record.type),
  project_id: record.project === null ? null : projectIds.get(record.project),
  published: record.published,
  updated: record.lastUpdated,
  criteria: criteria.ids(record.criteria),
  details: pickFields(record, procurementDetailFields),
})

/**
 * Writes procurements, and returns a map from every key to its id.
 *
 * @throws Error when a company, project or criterion is unknown.
 */
export async function writeProcurements(
  trx: Transaction<Database>,
  records: readonly ProcurementRecord[],
  mode: WriteMode & { readonly criteria?: CriterionPaths } = {},
): Promise<Map<string, number>> {
  if (records.length === 0) return new Map()
  const criteria = mode.criteria ?? (await loadCriterionPaths(trx))
  const projectIds = await findIds(
    trx,
    'projects',
    records.flatMap(({ project }) => (project === null ? [] : [project])),
  )
  const ids = await upsertItems(
    trx,
    'procurements',
    columns,
    records.map((record) => row(record, criteria, projectIds)),
  )
  const owned = <Part extends object>(parts: (record: ProcurementRecord) => readonly Part[]) =>
    records.map((record) => ({ ownerId: ids.get(record.key) ?? 0, parts: parts(record) }))
  await writeSharedParts(trx, 'procurement_id', records, ids)
  await replaceParts(trx, 'procurement_id', [
    {
      table: 'phase_dates',
      columns: partColumns.phase_dates,
      items: owned(({ phaseDates }) => phaseDates.map(phaseDateRow(procurementPhases))),
    },
    {
      table: 'announcements',
      columns: partColumns.announcements,
      items: owned(({ announcements }) => announcements.map(announcementRow)),
    },
    {
      table: 'lots',
      columns: partColumns.lots,
      items: owned(({ lots = [] }) => lots.map(lotRow(criteria))),
    },
  ])
  await writeItemSearch(trx, 'procurement', records, ids, criteria)
  await recordChanges(trx, 'procurement', records, ids, mode)
  return ids
}
