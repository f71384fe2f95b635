import type { RoleCode } from '../reference/roles'
import type { DemoContext } from './DemoContext'
import { makeRole } from './makeRole'

/**
 * Makes the winners of a procurement: mostly one, in some agreements seven.
 *
 * @param added `YYYY-MM-DD`
 * @source specification 2
 */
export function makeWinners(context: DemoContext, role: RoleCode, added: string) {
  const count = context.random.chance(0.06) ? 7 : 1
  const chosen = context.random.sample(context.companies.get(role) ?? [], count)
  return {
    names: chosen.map(({ name }) => name).join(', '),
    roles: chosen.map((company) => makeRole(context, company, role, added, true)),
  }
}
