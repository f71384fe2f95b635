import type { CompanyRecord } from '../items/CompanyRecord'
import type { RoleCode } from '../reference/roles'
import type { DemoContext } from './DemoContext'

/**
 * Some company of those that have a role.
 *
 * @throws Error when no company has it.
 * @source specification 1
 */
export function companyOf({ companies, random }: DemoContext, role: RoleCode): CompanyRecord {
  return random.pick(companies.get(role) ?? [])
}
