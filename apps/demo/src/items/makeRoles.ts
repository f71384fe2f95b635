import type { CompanyRecord, ProcurementPhaseCode, RoleCode, RoleRecord } from '@spadestik/service/filling'
import type { DemoContext, DemoSubject } from './DemoContext'

export function companyOf({ companies, random }: DemoContext, role: RoleCode): CompanyRecord {
  return random.pick(companies.get(role) ?? [])
}

/**
 * The roles that never get a note. The notes say something about companies that were chosen for a job, but
 * companies with these roles were not chosen.
 */
const silent: ReadonlySet<RoleCode> = new Set(['builder', 'authority', 'investor', 'tenderer'])

function makeRole(
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
 * Makes at most eight roles of companies on a project. A project in a later phase has more roles.
 *
 * @param phase the 0-based position of the project's phase
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

/** Usually makes one winner, and sometimes seven, as in a framework agreement. */
export function makeWinners(context: DemoContext, role: RoleCode, added: string) {
  const count = context.random.chance(0.06) ? 7 : 1
  const chosen = context.random.sample(context.companies.get(role) ?? [], count)
  return {
    names: chosen.map(({ name }) => name).join(', '),
    roles: chosen.map((company) => makeRole(context, company, role, added, true)),
  }
}
