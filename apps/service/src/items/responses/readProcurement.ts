import type { Schemas } from '@spadestik/api-client/schema'
import type { Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { View } from '../../contract/View'
import { procurementPhases } from '../../reference/procurementPhases'
import { procurementTypes } from '../../reference/procurementTypes'
import type { LanguageCode } from '../../reference/languages'
import { nameIn, phaseOf } from '../../terms/inLanguage'
import type { Database } from '../../storage/Database'
import { localDay } from './localTime'
import { historyOf, readAnnouncements } from './readAnnouncements'
import { readCriterionGroups } from './readCriterionGroups'
import { coverOf, readFiles } from './readFiles'
import { readLots } from './readLots'
import { readNotes } from './readNotes'
import { readPhaseRecords } from './readPhaseRecords'
import { readRoles } from './readRoles'
import { nextDeadlineOf, windowsOf } from './windows'

/** Returns the texts in the language of the notice, if others are shown. */
function originalOf(
  {
    names,
    language: own,
    details,
  }: Pick<Selectable<Database['procurements']>, 'names' | 'language' | 'details'>,
  language: LanguageCode,
): Schemas['Procurement']['original'] {
  const isTranslated = names[language] !== undefined || details.translations?.[language] !== undefined
  if (own === language || !isTranslated) return null
  return { language: own, name: names[own] ?? nameIn(names, language, own), description: details.description }
}

/**
 * Reads a procurement without the notes and roles that the caller may not see. Returns null when the
 * procurement does not exist. The id of a tender that was joined to another one reads the other one.
 */
export async function readProcurement(
  db: Kysely<Database>,
  id: number,
  view: View,
): Promise<Schemas['Procurement'] | null> {
  const row = await db.selectFrom('procurements').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) {
    const joined = await db
      .selectFrom('joined_procurements')
      .select('procurement_id')
      .where('former_id', '=', id)
      .executeTakeFirst()
    return joined === undefined ? null : readProcurement(db, joined.procurement_id, view)
  }
  const { language, timeZone } = view
  const { details } = row
  const type = procurementTypes.find((candidate) => candidate.id === row.type_id)
  const groupsOf = await readCriterionGroups(db, row.criteria, 'all', language)
  const roles = await readRoles(db, view, sql`r.procurement_id = ${id} order by r.position`)
  const announcements = await readAnnouncements(db, id)
  return {
    id,
    name: nameIn(row.names, language, row.language),
    summary: details.summary,
    description: details.translations?.[language] ?? details.description,
    tenderText: details.tenderText,
    language: row.language,
    countryId: row.country_id,
    inProgress: details.inProgress,
    phase: phaseOf(procurementPhases, row.phase_id, language),
    procurementPhaseRecords: await readPhaseRecords(db, 'procurement_id', id, language),
    budget: details.budget,
    currency: details.currency,
    nextDeadline: nextDeadlineOf(details, { phaseId: row.phase_id, countryId: row.country_id }, view)
      .nextDeadline,
    published: localDay(row.published, timeZone),
    lastUpdated: row.updated,
    lastUpdateDate: localDay(row.updated, timeZone),
    project: { id: row.project_id ?? 0 },
    procurementType: type === undefined ? null : { id: type.id, name: type.names[language] },
    criteria: groupsOf(row.criteria),
    notes: await readNotes(db, view, 'procurement_id', id),
    companyRoles: roles.filter(({ isWinner }) => !isWinner),
    winners: roles.filter(({ isWinner }) => isWinner),
    provider: details.provider,
    liable: details.liable,
    euNr: details.euNr,
    announcements,
    procurementUpdates: historyOf(announcements),
    buildingStart: details.buildingStart,
    buildingEnd: details.buildingEnd,
    ...windowsOf(details),
    lots: await readLots(db, id, language),
    withheld: [...(details.withheld ?? [])],
    original: originalOf(row, language),
    coverImage: coverOf((await readFiles(db, 'procurement_id', [id])).get(id)),
  }
}
