import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import { countries } from '../../reference/countries'
import { idOfCode } from '../../reference/idOfCode'
import { projectPhases } from '../../reference/projectPhases'
import type { Database } from '../../storage/Database'
import { projectDetailFields } from '../../storage/records/ProjectRecord'
import type { ProjectRecord } from '../../storage/records/ProjectRecord'
import type { WriteMode } from '../../ledger/recordChanges'
import { recordChanges } from '../../ledger/recordChanges'
import { findIds } from './findIds'
import type { CriterionPaths } from './loadCriterionPaths'
import { loadCriterionPaths } from './loadCriterionPaths'
import { articleRow, phaseDateRow, partColumns, pickFields } from './partColumns'
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
  published: 'timestamptz',
  updated: 'timestamptz',
  criteria: 'integer[]',
  details: 'jsonb',
}

const row = (record: ProjectRecord, criteria: CriterionPaths) => ({
  key: record.key,
  names: record.names,
  language: record.language,
  country_id: record.country === null ? null : idOfCode(countries, record.country),
  phase_id: idOfCode(projectPhases, record.phase),
  published: record.published,
  updated: record.lastUpdated,
  criteria: criteria.ids(record.criteria),
  details: pickFields(record, projectDetailFields),
})

async function writeParents(
  trx: Transaction<Database>,
  records: readonly ProjectRecord[],
  ids: Map<string, number>,
) {
  const parentIds = await findIds(
    trx,
    'projects',
    records.flatMap(({ parent }) => (parent === null ? [] : [parent])),
  )
  const links = records.map(({ key, parent }) => ({
    id: ids.get(key),
    parent: parent === null ? null : parentIds.get(parent),
  }))
  await sql`
    update projects p set parent_id = l.parent
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as l(id integer, parent integer)
    where p.id = l.id and p.parent_id is distinct from l.parent`.execute(trx)
}

/**
 * Writes projects, and returns a map from every key to its id.
 *
 * @throws Error when a company, parent or criterion is unknown.
 */
export async function writeProjects(
  trx: Transaction<Database>,
  records: readonly ProjectRecord[],
  mode: WriteMode & { readonly criteria?: CriterionPaths } = {},
): Promise<Map<string, number>> {
  if (records.length === 0) return new Map()
  const criteria = mode.criteria ?? (await loadCriterionPaths(trx))
  const ids = await upsertItems(
    trx,
    'projects',
    columns,
    records.map((record) => row(record, criteria)),
  )
  const owned = <Part extends object>(parts: (record: ProjectRecord) => readonly Part[]) =>
    records.map((record) => ({ ownerId: ids.get(record.key) ?? 0, parts: parts(record) }))
  await writeParents(trx, records, ids)
  await writeSharedParts(trx, 'project_id', records, ids)
  await replaceParts(trx, 'project_id', [
    {
      table: 'phase_dates',
      columns: partColumns.phase_dates,
      items: owned(({ phaseDates }) => phaseDates.map(phaseDateRow(projectPhases))),
    },
    {
      table: 'articles',
      columns: partColumns.articles,
      items: owned(({ articles }) => articles.map(articleRow)),
    },
  ])
  await writeItemSearch(trx, 'project', records, ids, criteria)
  await recordChanges(trx, 'project', records, ids, mode)
  return ids
}
