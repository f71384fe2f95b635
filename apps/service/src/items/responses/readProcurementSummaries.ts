import type { Schemas } from '@spadestik/api-client/schema'
import type { Kysely } from 'kysely'
import type { View } from '../../contract/View'
import { procurementPhases } from '../../reference/procurementPhases'
import { nameIn, phaseOf } from '../../terms/inLanguage'
import type { Database } from '../../storage/Database'
import type { ProcurementDetails } from '../../storage/records/ProcurementRecord'
import { inOrder } from './inOrder'
import { localDay } from './localTime'
import { readCriterionGroups } from './readCriterionGroups'
import { coverOf, readFiles } from './readFiles'
import { nextDeadlineOf } from './windows'
import { withoutTexts } from './withoutTexts'

const readRows = (db: Kysely<Database>, ids: readonly number[]) =>
  db
    .selectFrom('procurements')
    .select(['id', 'names', 'language', 'phase_id', 'country_id', 'published', 'updated', 'criteria'])
    .select(withoutTexts<ProcurementDetails>())
    .where('id', '=', (any) => any.fn.any(any.val([...ids])))
    .execute()

/** Reads the summaries of procurements, in the order of the given ids. */
export async function readProcurementSummaries(
  db: Kysely<Database>,
  ids: readonly number[],
  view: View,
): Promise<Schemas['ProcurementSummary'][]> {
  if (ids.length === 0) return []
  const { language, timeZone } = view
  const rows = inOrder(await readRows(db, ids), ids)
  const files = await readFiles(db, 'procurement_id', ids)
  const groupsOf = await readCriterionGroups(
    db,
    rows.flatMap(({ criteria }) => criteria),
    'highlighted_procurement',
    language,
  )
  return rows.map((row) => ({
    id: row.id,
    name: nameIn(row.names, language, row.language),
    inProgress: row.details.inProgress,
    phase: phaseOf(procurementPhases, row.phase_id, language),
    budget: row.details.budget,
    currency: row.details.currency,
    ...nextDeadlineOf(row.details, { phaseId: row.phase_id, countryId: row.country_id }, view),
    buildingStart: row.details.buildingStart,
    buildingEnd: row.details.buildingEnd,
    place: row.details.municipality ?? row.details.city,
    liable: row.details.liable,
    published: localDay(row.published, timeZone),
    lastUpdated: row.updated,
    lastUpdateDate: localDay(row.updated, timeZone),
    criteria: groupsOf(row.criteria),
    coverImage: coverOf(files.get(row.id)),
  }))
}
