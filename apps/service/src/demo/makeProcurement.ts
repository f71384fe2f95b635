import type { AnnouncementRecord } from '../items/AnnouncementRecord'
import type { ProcurementRecord } from '../items/ProcurementRecord'
import type { RoleRecord } from '../items/RoleRecord'
import type { ProcurementPhaseCode } from '../reference/procurementPhases'
import { procurementPhases } from '../reference/procurementPhases'
import type { ProcurementTypeCode } from '../reference/procurementTypes'
import type { RoleCode } from '../reference/roles'
import { chooseCriteria } from './chooseCriteria'
import type { DemoContext, DemoSubject } from './DemoContext'
import { chooseFiles } from './demoFiles'
import { describeSubject, measureSubject } from './describeSubject'
import { fillIn } from './fillIn'
import type { DemoProject } from './makeProject'
import { makeRole } from './makeRoles'
import { companyOf, roundly } from './makeSubject'
import { makeHistory } from './makeUpdates'
import type { DemoSchedule } from './makeWindows'
import { makeSchedule } from './makeWindows'

/** In which phases procurements are, on their own and by how far their project has come. */
const weights: Readonly<
  Record<
    'alone' | 'early' | 'tender' | 'contracting' | 'building' | 'done',
    Readonly<Record<ProcurementPhaseCode, number>>
  >
> = {
  alone: { planned: 12, qualification: 12, open: 40, evaluation: 12, awarded: 18, cancelled: 6 },
  early: { planned: 25, qualification: 10, open: 35, evaluation: 10, awarded: 18, cancelled: 2 },
  tender: { planned: 10, qualification: 18, open: 55, evaluation: 14, awarded: 0, cancelled: 3 },
  contracting: { planned: 0, qualification: 0, open: 20, evaluation: 40, awarded: 35, cancelled: 5 },
  building: { planned: 3, qualification: 2, open: 25, evaluation: 10, awarded: 55, cancelled: 5 },
  done: { planned: 0, qualification: 0, open: 0, evaluation: 0, awarded: 95, cancelled: 5 },
}

const stageOf = ['early', 'early', 'early', 'early', 'tender', 'contracting', 'building', 'done'] as const
const consultants: ReadonlySet<string> = new Set(['architect', 'engineer'])

interface Package {
  readonly name: string
  readonly role: RoleCode
  /** What it costs, as a part of the whole. */
  readonly share: number
}

function choosePackage({ random, locale }: DemoContext, isEarly: boolean): Package {
  const fitting = locale.packages.filter(([, role]) => !isEarly || consultants.has(role))
  const [name, role] = random.pick(fitting)
  const whole = role === 'turnkeyContractor' || role === 'mainContractor'
  return {
    name,
    role: role as RoleCode,
    share: (whole ? random.integer(70, 95) : random.integer(4, 22)) / 100,
  }
}

function chooseType(
  { random }: DemoContext,
  { isPublic }: DemoSubject,
  role: RoleCode,
  isSelective: boolean,
): ProcurementTypeCode {
  if (role === 'architect' && random.chance(0.2)) return 'contest'
  if (!isPublic) return isSelective ? 'restricted' : 'invited'
  if (isSelective) return random.pick(['restricted', 'negotiated', 'competitiveDialogue'])
  return random.pick(['open', 'open', 'open', 'open', 'framework', 'other'])
}

function makeAnnouncements(
  { random, locale, calendar }: DemoContext,
  { phases, offers }: DemoSchedule,
  winner: string | null,
): AnnouncementRecord[] {
  const { corrections, results, cancellations } = locale.sentences
  const began = phases.map(([, offset]) => offset)
  const first = began[0] ?? -1
  const last = Math.max(first, began.at(-1) ?? first)
  const date = offers?.to ?? calendar.day(0)
  const announcements: AnnouncementRecord[] = [
    {
      date: calendar.day(Math.min(first, -1)),
      type: 'update',
      changes: null,
      description: locale.sentences.documents.notice,
    },
  ]
  if (phases.length > 1 && random.chance(0.45)) {
    const changes = random.chance(0.8) ? fillIn(random.pick(corrections), { date }) : null
    announcements.push({
      date: calendar.day(random.integer(first, Math.min(-1, last))),
      type: 'correction',
      changes,
      description: null,
    })
  }
  const ended = phases.at(-1)?.[0]
  if (ended === 'awarded') {
    const changes = fillIn(random.pick(results), { winner: winner ?? '' })
    announcements.push({ date: calendar.day(last), type: 'result', changes, description: null })
  }
  if (ended === 'cancelled') {
    announcements.push({
      date: calendar.day(last),
      type: 'cancellation',
      changes: random.pick(cancellations),
      description: null,
    })
  }
  return announcements
}

function makeParticipants(
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
  const losers = phase === 'evaluation' || phase === 'awarded' ? random.integer(0, 2) : 0
  for (let left = losers; left > 0; left -= 1)
    roles.push(makeRole(context, companyOf(context, role), 'tenderer', added))
  return roles
}

function makeWinners(context: DemoContext, role: RoleCode, added: string): [string, RoleRecord[]] {
  const companies = Array.from({ length: context.random.chance(0.06) ? 7 : 1 }, () =>
    companyOf(context, role),
  )
  const winners = [...new Map(companies.map((company) => [company.key, company])).values()]
  return [
    winners.map(({ name }) => name).join(', '),
    winners.map((company) => makeRole(context, company, role, added, true)),
  ]
}

/**
 * Makes a procurement of a subject, or of a part of a project.
 *
 * @param number from 1, within its country
 * @param project the project that it belongs to, or null
 * @source specification 1
 */
export function makeProcurement(
  context: DemoContext,
  number: number,
  subject: DemoSubject,
  project: DemoProject | null,
): ProcurementRecord {
  const { locale, random, calendar } = context
  const stage = project === null ? 'alone' : (stageOf[project.phase] ?? 'alone')
  const phase = random.weighted(weights[stage])
  const bought = choosePackage(context, stage === 'early')
  const schedule = makeSchedule(context, subject, phase)
  const current = procurementPhases.find(({ code }) => code === phase) ?? procurementPhases[0]
  const history = makeHistory(context, Math.min(-1, schedule.published), current.names[locale.language])
  const measures = measureSubject(context, subject)
  const { floors: _floors, ...sizes } = measures
  const title = bought.name.charAt(0).toLocaleUpperCase(locale.language) + bought.name.slice(1)
  const words = {
    package: title,
    client: subject.client.name,
    city: subject.place.city,
    street: subject.street,
  }
  const added = history.published.slice(0, 10)
  const decided = calendar.day(schedule.phases.at(-1)?.[1] ?? 0)
  const [winner, winners] = phase === 'awarded' ? makeWinners(context, bought.role, decided) : [null, []]
  const isSelective = schedule.participation !== null
  const buildingStart = Math.max(10, random.integer(40, 240))
  const isOver = phase === 'awarded' || phase === 'cancelled'
  return {
    key: `demo:${locale.country}:procurement:${number}`,
    names: {
      [locale.language]: project === null && random.chance(0.4) ? subject.name : `${title} – ${subject.name}`,
    },
    language: locale.language,
    summary: fillIn(random.pick(locale.sentences.summaries), words),
    description: describeSubject(context, subject, measures),
    tenderText: `${locale.sentences.tenderTexts.join('\n\n')}\n\n${locale.sentences.synthetic}`,
    inProgress: random.chance(0.02),
    phase,
    phaseDates: schedule.phases.map(([code, offset]) => ({ phase: code, date: calendar.day(offset) })),
    type: chooseType(context, subject, bought.role, isSelective),
    budget: subject.budget === null || random.chance(0.15) ? null : roundly(subject.budget * bought.share),
    currency: locale.currency,
    buildingStart:
      project?.record.buildingStart ?? calendar.day(isOver ? buildingStart - 200 : buildingStart + 40),
    buildingEnd: project?.record.buildingEnd ?? calendar.day(buildingStart + 40 + random.integer(90, 600)),
    ...sizes,
    country: locale.country,
    address: subject.address,
    postalCode: subject.place.postalCode,
    city: subject.place.city,
    municipality: subject.place.municipality,
    region: subject.place.region,
    isPublic: subject.isPublic,
    liable: subject.client.name,
    provider: random.pick(locale.portals)[0],
    euNr:
      subject.isPublic && random.chance(0.5)
        ? `${added.slice(0, 4)}/S 000-${String(number).padStart(6, '0')}`
        : null,
    participation: schedule.participation,
    offers: schedule.offers,
    material: schedule.material,
    inquiry: schedule.inquiry,
    ...history,
    criteria: chooseCriteria(context, subject, consultants.has(bought.role) ? 'services' : 'works'),
    roles: [...makeParticipants(context, subject, bought.role, phase, added), ...winners],
    files: random.chance(0.5) ? chooseFiles(context, subject) : [],
    announcements: makeAnnouncements(context, schedule, winner),
    project: project?.record.key ?? null,
  }
}
