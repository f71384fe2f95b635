import type { RoleRecord } from '../items/RoleRecord'
import type { RoleCode } from '../reference/roles'
import type { DemoContext, DemoSubject } from './DemoContext'
import { makeRole } from './makeRole'
import { companyOf } from './companyOf'

const trades = [
  'groundworks',
  'concrete',
  'mason',
  'carpenter',
  'roofer',
  'electrician',
  'plumber',
  'ventilation',
  'painter',
  'supplier',
] as const satisfies readonly RoleCode[]

/**
 * Makes who has a part in a project: the further it has come, the more there are, eight at most.
 *
 * @param phase 0-based place of the project's phase
 * @param added `YYYY-MM-DD`
 * @source specification 3
 */
export function makeRoles(
  context: DemoContext,
  subject: DemoSubject,
  phase: number,
  added: string,
): RoleRecord[] {
  const { random } = context
  const codes: RoleCode[] = []
  if (!subject.isPublic && random.chance(0.3)) codes.push('investor')
  if (random.chance(0.35)) codes.push('clientAdvisor')
  if (phase >= 1 && random.chance(0.7)) codes.push('architect')
  if (phase >= 2 && random.chance(0.7)) codes.push('engineer')
  if (phase >= 2 && random.chance(0.15)) codes.push('landscapeArchitect')
  if (phase >= 5) codes.push(random.chance(0.5) ? 'turnkeyContractor' : 'mainContractor')
  if (phase >= 6) codes.push(...random.sample(trades, random.integer(0, 3)))
  const others = codes.slice(0, 7).map((code) => makeRole(context, companyOf(context, code), code, added))
  return [makeRole(context, subject.client, 'builder', added), ...others]
}
