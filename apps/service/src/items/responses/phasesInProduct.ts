import { isPhaseOutsideProduct } from '@spadestik/domain/access'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Caller } from '../../contract/Caller'
import { projectPhases } from '../../reference/projectPhases'

/**
 * Returns the SQL condition for projects whose phase the caller's product does not leave out (S09).
 *
 * @param phase the column with the id of the phase, such as `p.phase_id`. A row without a phase meets the
 * condition.
 */
export function phasesInProduct(caller: Caller, phase: string): RawBuilder<boolean> {
  const outside = projectPhases.map(({ id }): number => id).filter((id) => isPhaseOutsideProduct(caller, id))
  if (outside.length === 0) return sql<boolean>`true`
  return sql<boolean>`(${sql.ref(phase)} <> all(${outside}::integer[])) is not false`
}
