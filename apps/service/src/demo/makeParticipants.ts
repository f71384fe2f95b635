import type { RoleRecord } from '../items/RoleRecord'
import type { ProcurementPhaseCode } from '../reference/procurementPhases'
import type { RoleCode } from '../reference/roles'
import { companyOf } from './companyOf'
import type { DemoContext, DemoSubject } from './DemoContext'
import { makeRole } from './makeRole'

/**
 * Makes who has a part in a procurement before it is decided: its client, advisers, and those who sent offers.
 *
 * @param role what is asked for
 * @param added `YYYY-MM-DD`
 * @source specification 3
 */
export function makeParticipants(
  context: DemoContext,
  subject: DemoSubject,
  role: RoleCode,
  phase: ProcurementPhaseCode,
  added: string,
): RoleRecord[] {
  const { random } = context
  const roles = [makeRole(context, subject.client, subject.isPublic ? 'authority' : 'builder', added)]
  if (random.chance(0.4))
    roles.push(makeRole(context, companyOf(context, 'clientAdvisor'), 'clientAdvisor', added))
  if (random.chance(0.3)) roles.push(makeRole(context, companyOf(context, 'architect'), 'architect', added))
  const tenderers = phase === 'evaluation' || phase === 'awarded' ? random.integer(0, 2) : 0
  for (let left = tenderers; left > 0; left -= 1)
    roles.push(makeRole(context, companyOf(context, role), 'tenderer', added))
  return roles
}
