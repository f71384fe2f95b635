import type { Schemas } from '@spadestik/api-client/schema'
import { isPhaseOutsideProduct } from '@spadestik/domain/access'
import type { Kysely } from 'kysely'
import type { View } from '../../contract/View'
import { projectPhases } from '../../reference/projectPhases'
import { phaseOf } from '../../terms/inLanguage'
import type { Database } from '../../storage/Database'
import { inOrder } from '../responses/inOrder'

interface SplitProjects {
  readonly inside: number[]
  /** By id and phase only: nothing else of such a project is shown. */
  readonly outside: Schemas['OutsideProject'][]
}

/** Separates the projects whose phase the caller's product covers from the others, in the given order (S09). */
export async function splitByPhase(
  db: Kysely<Database>,
  ids: readonly number[],
  { caller, language }: View,
): Promise<SplitProjects> {
  const rows = await db
    .selectFrom('projects')
    .select(['id', 'phase_id'])
    .where('id', '=', (any) => any.fn.any(any.val([...ids])))
    .execute()
  const [outside = [], inside = []] = [true, false].map((isOutside) =>
    inOrder(rows, ids).filter((row) => isPhaseOutsideProduct(caller, row.phase_id) === isOutside),
  )
  return {
    inside: inside.map(({ id }) => id),
    outside: outside.map(({ id, phase_id: phaseId }) => ({
      id,
      phase: phaseOf(projectPhases, phaseId, language),
    })),
  }
}
