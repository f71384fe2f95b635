import type { ArticleRecord, CouncilSummaryRecord, ProjectRecord } from '@spadestik/service/filling'
import { projectPhases, unspecifiedMeasures } from '@spadestik/service/filling'
import { chooseCriteria } from './chooseCriteria'
import type { DemoContext, DemoSubject } from './DemoContext'
import { chooseCover, chooseFiles } from './demoFiles'
import { fillIn } from './fillIn'
import { makeHistory } from './makeHistory'
import { makePerson, slugOf } from './makePerson'
import { makeRoles } from './makeRoles'
import type { DemoMeasures } from './measureSubject'
import { describeSubject, measureSubject } from './measureSubject'

export interface DemoProject {
  readonly record: ProjectRecord
  readonly subject: DemoSubject
  readonly measures: DemoMeasures
  /** The 0-based position of the project's phase in the list of phases. */
  readonly phase: number
}

const phaseWeights = { 0: 8, 1: 15, 2: 17, 3: 10, 4: 19, 5: 9, 6: 16, 7: 6 } as const

/** Returns the first day of every phase, in days from today, the earliest first. */
function phaseOffsets({ random }: DemoContext, phase: number): number[] {
  const offsets = [-random.integer(2, 150)]
  // The building phase lasts longer than the earlier phases.
  if (phase === 7) offsets.unshift((offsets[0] ?? 0) - random.integer(180, 720))
  while (offsets.length <= phase) offsets.unshift((offsets[0] ?? 0) - random.integer(30, 190))
  return offsets
}

/**
 * Returns the first and the last day of construction, in days from today. Returns null if they are unknown.
 */
function buildingPeriod(
  { random }: DemoContext,
  phase: number,
  offsets: readonly number[],
): [number, number] | null {
  const length = random.integer(120, 900)
  if (phase === 7) return [offsets[6] ?? -400, offsets[7] ?? -10]
  if (phase === 6) {
    const start = (offsets[6] ?? -30) + random.integer(0, 20)
    return [start, Math.max(start + length, random.integer(30, 200))]
  }
  if (random.chance(phase === 0 ? 0.4 : 0.08)) return null
  const start = (6 - phase) * random.integer(45, 120) + random.integer(20, 60)
  return [start, start + length]
}

function makeCouncil(context: DemoContext, subject: DemoSubject, decided: number): CouncilSummaryRecord {
  const { random, locale, calendar } = context
  const { committees, council } = locale.sentences
  const domain = `${slugOf(subject.client.name)}.example`
  const number = random.integer(1, 240)
  return {
    number: fillIn(council.number, { number }),
    date: calendar.day(decided),
    link: `https://${domain}/${number}`,
    municipality: subject.place.municipality,
    committee: random.pick(committees),
    contactPerson: { ...makePerson(locale, random, domain), position: random.pick(council.positions) },
  }
}

function makeArticles(context: DemoContext, subject: DemoSubject, published: number): ArticleRecord[] {
  const { random, locale, calendar } = context
  if (random.chance(0.75)) return []
  return Array.from({ length: random.integer(1, 3) }, () => {
    const [hostName, hostDomain] = random.pick(locale.hosts)
    const title = fillIn(random.pick(locale.sentences.articles), {
      city: subject.place.city,
      name: subject.name,
    })
    return {
      title,
      created: calendar.time(
        -random.integer(1, Math.max(2, Math.min(240, -published))),
        random.integer(360, 1200),
      ),
      coverImage: random.chance(0.8) ? chooseCover(context, subject) : null,
      hostName,
      hostDomain,
      link: `https://${hostDomain}/${slugOf(title)}`,
    }
  })
}

export function makeProject(
  context: DemoContext,
  number: number,
  subject: DemoSubject,
  parent: string | null = null,
): DemoProject {
  const { locale, random, calendar } = context
  const phase = Number(random.weighted(phaseWeights))
  const reached = projectPhases.slice(0, phase + 1)
  const current = reached.at(-1) ?? projectPhases[0]
  const offsets = phaseOffsets(context, phase)
  const published = random.chance(0.35) ? (offsets.at(-1) ?? -1) : random.pick(offsets)
  const history = makeHistory(context, published, {
    name: current.names[locale.language],
    began: offsets.at(-1) ?? published,
  })
  const period = buildingPeriod(context, phase, offsets)
  const measures = measureSubject(context, subject)
  const decided = offsets[Math.min(1, phase)] ?? published
  const record: ProjectRecord = {
    key: `demo:${locale.country}:project:${number}`,
    names: { [locale.language]: subject.name },
    language: locale.language,
    description: describeSubject(context, subject, measures, phase >= 4),
    inProgress: random.chance(0.03),
    phase: current.code,
    phaseDates: reached.map(({ code }, index) => ({ phase: code, date: calendar.day(offsets[index] ?? 0) })),
    ...unspecifiedMeasures,
    budget: subject.budget,
    currency: locale.currency,
    buildingStart: period === null ? null : calendar.day(period[0]),
    buildingEnd: period === null ? null : calendar.day(period[1]),
    ...measures,
    country: locale.country,
    address: subject.address,
    postalCode: subject.place.postalCode,
    city: subject.place.city,
    municipality: subject.place.municipality,
    region: subject.place.region,
    isPublic: subject.isPublic,
    council:
      subject.isPublic && phase >= 1 && random.chance(0.6) ? makeCouncil(context, subject, decided) : null,
    ...history,
    criteria: chooseCriteria(context, subject, 'works'),
    roles: makeRoles(context, subject, phase, history.published.slice(0, 10)),
    files: chooseFiles(context, subject),
    articles: makeArticles(context, subject, published),
    parent,
  }
  return { record, subject, measures, phase }
}
