import type { Schemas } from '@spadestik/api-client/schema'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { View } from '../../contract/View'
import { idOfCode } from '../../reference/idOfCode'
import { projectPhases } from '../../reference/projectPhases'
import { nameIn, phaseOf } from '../../terms/inLanguage'
import { roles } from '../../reference/roles'
import type { Database } from '../../storage/Database'
import type { ProjectDetails } from '../../storage/records/ProjectRecord'
import { inOrder } from './inOrder'
import { localDay } from './localTime'
import { readCriterionGroups } from './readCriterionGroups'
import { coverOf, readFiles } from './readFiles'
import { withoutTexts } from './withoutTexts'

const builderId = idOfCode(roles, 'builder')

const readRows = (db: Kysely<Database>, ids: readonly number[]) =>
  db
    .selectFrom('projects')
    .select(['id', 'names', 'language', 'phase_id', 'published', 'updated', 'criteria'])
    .select(withoutTexts<ProjectDetails>())
    .select(
      sql<number>`(select count(*)::integer from procurements q where q.project_id = projects.id)`.as(
        'procurement_count',
      ),
    )
    .select(
      sql<string | null>`(select c.name from company_roles r join companies c on c.id = r.company_id
        where r.project_id = projects.id and r.role_id = ${builderId} order by r.position limit 1)`.as(
        'builder',
      ),
    )
    .where('id', '=', (any) => any.fn.any(any.val([...ids])))
    .execute()

/** Reads the summaries of projects, in the order of the given ids. */
export async function readProjectSummaries(
  db: Kysely<Database>,
  ids: readonly number[],
  { language, timeZone }: View,
): Promise<Schemas['ProjectSummary'][]> {
  if (ids.length === 0) return []
  const rows = inOrder(await readRows(db, ids), ids)
  const files = await readFiles(db, 'project_id', ids)
  const groupsOf = await readCriterionGroups(
    db,
    rows.flatMap(({ criteria }) => criteria),
    'highlighted_project',
    language,
  )
  return rows.map((row) => ({
    id: row.id,
    name: nameIn(row.names, language, row.language),
    inProgress: row.details.inProgress,
    phase: phaseOf(projectPhases, row.phase_id, language),
    budget: row.details.budget,
    currency: row.details.currency,
    buildingStart: row.details.buildingStart,
    buildingEnd: row.details.buildingEnd,
    place: row.details.municipality ?? row.details.city,
    builder: row.builder,
    published: localDay(row.published, timeZone),
    lastUpdated: row.updated,
    lastUpdateDate: localDay(row.updated, timeZone),
    criteria: groupsOf(row.criteria),
    coverImage: coverOf(files.get(row.id)),
    procurementCount: row.procurement_count,
  }))
}
