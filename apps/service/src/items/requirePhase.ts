import { isPhaseOutsideProduct } from '@spadestik/domain/access'
import type { Kysely } from 'kysely'
import type { Caller } from '../contract/Caller'
import { Problem } from '../contract/Problem'
import type { LanguageCode } from '../reference/languages'
import { projectPhases } from '../reference/projectPhases'
import { phaseOf } from '../terms/inLanguage'
import type { Database } from '../storage/Database'

/**
 * Requires that the caller's product covers the phase of a project, as searches do (S09). Callers without a
 * product, and limited visitors, have rules of their own.
 *
 * @throws Problem `forbidden` that names the phase.
 */
export async function requirePhase(
  db: Kysely<Database>,
  caller: Caller,
  language: LanguageCode,
  projectId: number,
): Promise<void> {
  const row = await db
    .selectFrom('projects')
    .select('phase_id')
    .where('id', '=', projectId)
    .executeTakeFirst()
  if (row === undefined || !isPhaseOutsideProduct(caller, row.phase_id)) return
  const { id, name } = phaseOf(projectPhases, row.phase_id, language)
  throw new Problem(
    'forbidden',
    'Your product does not cover projects in this phase, so it is not shown. Ask for another subscription.',
    [],
    undefined,
    { id, name },
  )
}
