import type { Schemas } from '@spadestik/api-client/schema'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { View } from '../../contract/View'
import { projectPhases } from '../../reference/projectPhases'
import { nameIn, phaseOf } from '../../terms/inLanguage'
import type { Database } from '../../storage/Database'
import { phasesInProduct } from './phasesInProduct'
import { localDay } from './localTime'
import { readArticles } from './readArticles'
import { readCriterionGroups } from './readCriterionGroups'
import { coverOf, readFiles } from './readFiles'
import { readNotes } from './readNotes'
import { readPhaseRecords } from './readPhaseRecords'
import { readProcurementSummaries } from './readProcurementSummaries'
import { readRoles } from './readRoles'

async function readRelatives(
  db: Kysely<Database>,
  id: number,
  parentId: number | null,
  { caller, language }: View,
) {
  const rows = await db
    .selectFrom('projects')
    .select(['id', 'names', 'language'])
    .where((row) => row.or([row('parent_id', '=', id), row('id', '=', parentId ?? 0)]))
    .where(phasesInProduct(caller, 'phase_id'))
    .orderBy('id')
    .execute()
  const references = rows.map((row) => ({ id: row.id, name: nameIn(row.names, language, row.language) }))
  return {
    parentProject: references.find((reference) => reference.id === parentId) ?? null,
    childrenProjects: references.filter((reference) => reference.id !== parentId),
  }
}

/**
 * Reads a project without the parts that the caller may not see. Returns null when the project does not
 * exist.
 */
export async function readProject(
  db: Kysely<Database>,
  id: number,
  view: View,
): Promise<Schemas['Project'] | null> {
  const row = await db.selectFrom('projects').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) return null
  const { language, timeZone, caller } = view
  const { details } = row
  const files = (await readFiles(db, 'project_id', [id])).get(id) ?? []
  const groupsOf = await readCriterionGroups(db, row.criteria, 'all', language)
  const procurements = await db
    .selectFrom('procurements')
    .select('id')
    .where('project_id', '=', id)
    .orderBy('published', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const summaries =
    caller.kind === 'user'
      ? await readProcurementSummaries(
          db,
          procurements.map((one) => one.id),
          view,
        )
      : []
  return {
    id,
    name: nameIn(row.names, language, row.language),
    description: details.description,
    language: row.language,
    countryId: row.country_id,
    inProgress: details.inProgress,
    phase: phaseOf(projectPhases, row.phase_id, language),
    projectPhaseRecords: await readPhaseRecords(db, 'project_id', id, language),
    budget: details.budget,
    currency: details.currency,
    buildingStart: details.buildingStart,
    buildingEnd: details.buildingEnd,
    buildingArea: details.buildingSize,
    numberOfUnits: details.units,
    floors: details.floors,
    address: details.address,
    postalCode: details.postalCode,
    city: details.city,
    summaryLink: details.council?.link ?? null,
    summaryMunicipality: details.council?.municipality ?? null,
    summaryCommittee: details.council?.committee ?? null,
    summaryNumber: details.council?.number ?? null,
    summaryDate: details.council?.date ?? null,
    contactPerson: details.council?.contactPerson ?? null,
    published: localDay(row.published, timeZone),
    lastUpdated: row.updated,
    lastUpdateDate: localDay(row.updated, timeZone),
    coverImage: coverOf(files),
    procurementCount: procurements.length,
    procurements: summaries,
    criteria: groupsOf(row.criteria),
    notes: await readNotes(db, view, 'project_id', id),
    companyRoles: await readRoles(db, view, sql`r.project_id = ${id} order by r.position`),
    files,
    articles: await readArticles(db, [id]),
    ...(await readRelatives(db, id, row.parent_id, view)),
  }
}
