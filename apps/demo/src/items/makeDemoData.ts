import type { DemoLocale } from '../locales/DemoLocale'
import { denmark } from '../locales/denmark'
import { norway } from '../locales/norway'
import { sweden } from '../locales/sweden'
import type { CompanyRecord, ProcurementRecord, ProjectRecord } from '@spadestik/service/filling'
import { createCalendar, createRandom } from '@spadestik/service/filling'
import type { DemoContext, DemoSubject } from './DemoContext'
import { fillIn } from './fillIn'
import { makeCompanies } from './makeCompanies'
import type { DemoChange } from './makeDemoChanges'
import { makeDemoChanges } from './makeDemoChanges'
import { makeProcurement } from './makeProcurement'
import type { DemoProject } from './makeProject'
import { makeProject } from './makeProject'
import { makeSubject } from './makeSubject'

export interface DemoData {
  readonly companies: readonly CompanyRecord[]
  readonly projects: readonly ProjectRecord[]
  readonly procurements: readonly ProcurementRecord[]
  /**
   * The changes of some items. The lists `projects` and `procurements` above contain these items as they are
   * after the change.
   */
  readonly changes: {
    readonly projects: readonly DemoChange<ProjectRecord>[]
    readonly procurements: readonly DemoChange<ProcurementRecord>[]
  }
}

const amounts = [
  { locale: denmark, seed: 45, companies: 640, projects: 860, procurements: 1280 },
  { locale: sweden, seed: 46, companies: 540, projects: 700, procurements: 1060 },
  { locale: norway, seed: 47, companies: 420, projects: 520, procurements: 780 },
] as const

const stages = (locale: DemoLocale, subject: DemoSubject): DemoSubject[] =>
  [1, 2].map((number) => ({
    ...subject,
    name: `${subject.name}, ${fillIn(locale.stage, { number })}`,
    budget: subject.budget === null ? null : Math.round(subject.budget * 0.4),
  }))

/**
 * Makes the projects of a country. Every thirtieth project is followed by two projects that are parts of it.
 */
function makeProjects(context: DemoContext, count: number): DemoProject[] {
  const projects: DemoProject[] = []
  while (projects.length < count) {
    const subject = makeSubject(context)
    const project = makeProject(context, projects.length + 1, subject)
    projects.push(project)
    if (projects.length % 30 !== 0) continue
    for (const stage of stages(context.locale, subject))
      projects.push(makeProject(context, projects.length + 1, stage, project.record.key))
  }
  return projects
}

function makeProcurements(
  context: DemoContext,
  count: number,
  projects: readonly DemoProject[],
): ProcurementRecord[] {
  const { random } = context
  // Only projects in the tender phase or later, and some earlier ones, get procurements. Projects that are
  // still ideas get none.
  const tendered = projects.filter(({ phase }) => phase >= 4 || (phase >= 1 && random.chance(0.3)))
  return Array.from({ length: count }, (_, index) => {
    const project = random.chance(0.62) ? random.pick(tendered) : null
    return makeProcurement(context, index + 1, project?.subject ?? makeSubject(context), project)
  })
}

function withChanges<Item extends { readonly key: string }>(
  items: readonly Item[],
  changes: readonly DemoChange<Item>[],
): Item[] {
  const changed = new Map(changes.map(({ after }) => [after.key, after]))
  return items.map((item) => changed.get(item.key) ?? item)
}

/**
 * Makes all demo data. The data depends only on the day.
 *
 * @param today `YYYY-MM-DD`
 */
export function makeDemoData(today: string): DemoData {
  const calendar = createCalendar(today)
  const made = amounts.map(({ locale, seed, ...counts }) => {
    const random = createRandom(seed)
    const companies = makeCompanies(locale, random, calendar, counts.companies)
    const context: DemoContext = { locale, random, calendar, companies, names: new Set() }
    const projects = makeProjects(context, counts.projects)
    const records = projects.map(({ record }) => record)
    const procurements = makeProcurements(context, counts.procurements, projects)
    const changes = makeDemoChanges(procurements, records, calendar)
    return {
      companies: [...companies.values()].flat(),
      projects: withChanges(records, changes.projects),
      procurements: withChanges(procurements, changes.procurements),
      changes,
    }
  })
  return {
    companies: made.flatMap(({ companies }) => companies),
    projects: made.flatMap(({ projects }) => projects),
    procurements: made.flatMap(({ procurements }) => procurements),
    changes: {
      projects: made.flatMap(({ changes }) => changes.projects),
      procurements: made.flatMap(({ changes }) => changes.procurements),
    },
  }
}
