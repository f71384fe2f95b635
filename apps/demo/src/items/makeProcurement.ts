import type { ProcurementPhaseCode, ProcurementRecord, ProcurementTypeCode } from '@spadestik/service/filling'
import { procurementPhases, unspecifiedMeasures } from '@spadestik/service/filling'
import { chooseCriteria } from './chooseCriteria'
import { choosePackage } from './choosePackage'
import type { DemoContext, DemoSubject } from './DemoContext'
import { chooseFiles } from './demoFiles'
import { fillIn } from './fillIn'
import { makeAnnouncements } from './makeAnnouncements'
import { makeHistory } from './makeHistory'
import type { DemoProject } from './makeProject'
import { makeParticipants, makeWinners } from './makeRoles'
import { makeSchedule } from './makeSchedule'
import { describeSubject, measureSubject, roundly } from './measureSubject'

type Stage = 'alone' | 'early' | 'tender' | 'contracting' | 'building' | 'done'

/**
 * The likelihood of each phase of a procurement, by the stage of its project. `alone` means without a
 * project.
 */
const weights: Readonly<Record<Stage, Readonly<Record<ProcurementPhaseCode, number>>>> = {
  alone: { planned: 12, qualification: 12, open: 40, evaluation: 12, awarded: 18, cancelled: 6 },
  early: { planned: 25, qualification: 10, open: 35, evaluation: 10, awarded: 18, cancelled: 2 },
  tender: { planned: 10, qualification: 18, open: 55, evaluation: 14, awarded: 0, cancelled: 3 },
  contracting: { planned: 0, qualification: 0, open: 20, evaluation: 40, awarded: 35, cancelled: 5 },
  building: { planned: 3, qualification: 2, open: 25, evaluation: 10, awarded: 55, cancelled: 5 },
  done: { planned: 0, qualification: 0, open: 0, evaluation: 0, awarded: 95, cancelled: 5 },
}
const stageOf: readonly Stage[] = [
  'early',
  'early',
  'early',
  'early',
  'tender',
  'contracting',
  'building',
  'done',
]

function chooseType(
  { random }: DemoContext,
  { isPublic }: DemoSubject,
  isSelective: boolean,
  isDesign: boolean,
): ProcurementTypeCode {
  if (isDesign && random.chance(0.2)) return 'contest'
  if (!isPublic) return isSelective ? 'restricted' : 'invited'
  if (isSelective) return random.pick(['restricted', 'negotiated', 'competitiveDialogue'])
  return random.pick(['open', 'open', 'open', 'open', 'framework', 'other'])
}

/**
 * Makes a procurement for work on a project. Without a project, the procurement can also be for a whole
 * construction job.
 *
 * @param number the number of the procurement within its country, from 1
 */
export function makeProcurement(
  context: DemoContext,
  number: number,
  subject: DemoSubject,
  project: DemoProject | null,
): ProcurementRecord {
  const { locale, random, calendar } = context
  const { language, sentences } = locale
  const stage = project === null ? 'alone' : (stageOf[project.phase] ?? 'alone')
  const phase = random.weighted(weights[stage])
  const isWhole = project === null && random.chance(0.4)
  const bought = choosePackage(context, subject, isWhole ? 'whole' : stage === 'early' ? 'advice' : 'some')
  const schedule = makeSchedule(context, subject, phase)
  const began = schedule.phases.at(-1)?.[1] ?? schedule.published
  const current = procurementPhases.find(({ code }) => code === phase) ?? procurementPhases[0]
  const history = makeHistory(context, schedule.published, { name: current.names[language], began })
  const sizes = project?.measures ?? measureSubject(context, subject)
  const { floors: _floors, ...measures } = sizes
  const added = history.published.slice(0, 10)
  const won = phase === 'awarded' ? makeWinners(context, bought.role, calendar.day(began)) : null
  const words = {
    package: bought.name,
    client: subject.client.name,
    city: subject.place.city,
    street: subject.street,
  }
  const start = schedule.lastDay + random.integer(40, 200)
  return {
    key: `demo:${locale.country}:procurement:${number}`,
    names: { [language]: isWhole ? subject.name : `${bought.name} – ${subject.name}` },
    language,
    summary: fillIn(random.pick(sentences.summaries), words),
    description: describeSubject(context, subject, sizes, true),
    tenderText: [...random.sample(sentences.tenderTexts, 1), sentences.synthetic].join('\n\n'),
    inProgress: random.chance(0.02),
    phase,
    phaseDates: schedule.phases.map(([code, offset]) => ({ phase: code, date: calendar.day(offset) })),
    type: chooseType(context, subject, schedule.participation !== null, bought.role === 'architect'),
    ...unspecifiedMeasures,
    budget: subject.budget === null || random.chance(0.15) ? null : roundly(subject.budget * bought.share),
    currency: locale.currency,
    buildingStart: project?.record.buildingStart ?? calendar.day(start),
    buildingEnd: project?.record.buildingEnd ?? calendar.day(start + random.integer(90, 600)),
    ...measures,
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
    criteria: chooseCriteria(context, subject, bought.isService ? 'services' : 'works'),
    roles: [...makeParticipants(context, subject, bought.role, phase, added), ...(won?.roles ?? [])],
    files: random.chance(0.4) ? chooseFiles(context, subject) : [],
    announcements: makeAnnouncements(context, schedule, won?.names ?? null),
    project: project?.record.key ?? null,
  }
}
