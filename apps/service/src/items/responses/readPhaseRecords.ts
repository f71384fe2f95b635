import type { Schemas } from '@spadestik/api-client/schema'
import type { Kysely } from 'kysely'
import type { LanguageCode } from '../../reference/languages'
import { procurementPhases } from '../../reference/procurementPhases'
import { projectPhases } from '../../reference/projectPhases'
import { phaseOf } from '../../terms/inLanguage'
import type { Database } from '../../storage/Database'

/** Reads the dates on which an item entered its phases (W09). */
export async function readPhaseRecords(
  db: Kysely<Database>,
  owner: 'project_id' | 'procurement_id',
  itemId: number,
  language: LanguageCode,
): Promise<Schemas['PhaseRecord'][]> {
  const phases = owner === 'project_id' ? projectPhases : procurementPhases
  const rows = await db
    .selectFrom('phase_dates')
    .selectAll()
    .where(owner, '=', itemId)
    .orderBy('position')
    .execute()
  return rows.map(({ id, date, phase_id: phaseId }) => ({
    id,
    date,
    phase: phaseOf(phases, phaseId, language),
  }))
}
