import type { CompanyRecord } from '../items/CompanyRecord'
import type { RoleRecord } from '../items/RoleRecord'
import type { RoleCode } from '../reference/roles'
import type { DemoContext } from './DemoContext'

/** What is noted of those who are chosen does not fit these. */
const silent: ReadonlySet<RoleCode> = new Set(['builder', 'authority', 'investor', 'tenderer'])

/**
 * Makes the role of a company in an item, with whom to ask there or why nobody can be asked.
 *
 * @param added `YYYY-MM-DD`
 * @source specification 3
 */
export function makeRole(
  { random, locale }: DemoContext,
  company: CompanyRecord,
  role: RoleCode,
  added: string,
  isWinner = false,
): RoleRecord {
  const contactPerson = random.chance(0.8) ? random.pick(company.contacts) : null
  return {
    company: company.key,
    role,
    roleText: null,
    isWinner,
    added,
    note: !silent.has(role) && random.chance(0.5) ? random.pick(locale.sentences.roleNotes) : null,
    contactPerson,
    noContactResponse: contactPerson === null ? locale.sentences.noContact : null,
  }
}
