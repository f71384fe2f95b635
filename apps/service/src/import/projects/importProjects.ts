import type { Kysely } from 'kysely'
import { criterionTypes } from '../../reference/criteria/criterionTypes'
import type { Database } from '../../storage/Database'
import { readRecords } from '../file/readRecords'
import type { ImportReport } from '../report/ImportReport'
import type { Imported } from '../importRelease'
import { NoteCollector } from '../report/NoteCollector'
import { prepareCriteria } from '../prepareCriteria'
import type { KnownCriteria } from '../procurement/KnownCriteria'
import { knownCriteriaOf } from '../procurement/KnownCriteria'
import type { ReleaseFault } from '../release/ReleaseFault'
import type { PublishedProject } from './checkProject'
import { checkProject, projectForm, versionOf } from './checkProject'
import { importProject } from './importProject'

export interface ProjectOptions {
  /** The ISO 3166-1 alpha-2 codes of the countries whose projects are imported. Null for all. */
  readonly countries: readonly string[] | null
  readonly now: string
  readonly onProgress?: (done: number) => void
}

/**
 * Reads the whole file, to find the newest version of each project in it.
 *
 * @throws ImportError when the file cannot be read
 */
async function surveyProjects(file: string, now: string): Promise<ReadonlyMap<string, number>> {
  const newest = new Map<string, { position: number; time: number }>()
  let position = 0
  for await (const read of readRecords(file, projectForm)) {
    position += 1
    const version = 'value' in read ? versionOf(read.value, now) : null
    if (version !== null && version.time >= (newest.get(version.id)?.time ?? -Infinity))
      newest.set(version.id, { position, time: version.time })
  }
  return new Map([...newest].map(([id, { position: last }]) => [id, last]))
}

/** The criteria of the product without a database. Codes of other lists are taken as they are. */
function builtInCriteria(): KnownCriteria {
  const own = knownCriteriaOf(
    criterionTypes.flatMap(({ code: type, criteria }) => criteria.map(({ code }) => ({ type, code }))),
  )
  const has: KnownCriteria['has'] = (reference) => !own.hasType(reference.type) || own.has(reference)
  return { ...own, has, hasType: () => true }
}

const skip = (reason: string, notes: readonly ReleaseFault[] = []): Imported => ({
  outcome: { skipped: reason },
  notes,
})

/** Returns why a project is left out, if it is. */
function leftOut(
  { id, mapped }: PublishedProject,
  position: number,
  newest: number | undefined,
  countries: readonly string[] | null,
): Imported | null {
  if (newest !== undefined && newest !== position) {
    const message = `"${id}" is in the file again as project ${newest}, which was imported instead`
    return skip('replaced in the same file', [{ property: 'id', message }])
  }
  if (countries === null || (mapped.iso !== null && countries.includes(mapped.iso))) return null
  if (mapped.iso !== null) return skip('in another country')
  const message = 'name no country that is known, so the project was left out'
  return skip('in an unknown country', [{ property: 'locations', message }])
}

/**
 * Imports a file of projects in the standard OC4IDS. What cannot be read is reported, and the rest is imported.
 * Each project is written in its own transaction, so an interrupted import can be run again.
 *
 * @param db null to read only, and say what could be imported
 * @throws ImportError when the file cannot be read or is of another kind; nothing is written then
 */
export async function importProjects(
  db: Kysely<Database> | null,
  file: string,
  { countries, now, onProgress }: ProjectOptions,
): Promise<ImportReport> {
  const newest = await surveyProjects(file, now)
  const criteria = db === null ? null : await prepareCriteria(db, [])
  const known = criteria?.known ?? builtInCriteria()
  const counts = { added: 0, changed: 0, unchanged: 0 }
  const skipped: Record<string, number> = {}
  const [faults, losses] = [new NoteCollector(), new NoteCollector()]
  let position = 0
  for await (const read of readRecords(file, projectForm)) {
    position += 1
    const project = checkProject(read, known, now)
    const place = { ocid: null, releaseId: project.id, position, file, kind: 'project' as const }
    const lines = (notes: readonly ReleaseFault[]) => notes.map((note) => ({ ...place, ...note }))
    onProgress?.(position)
    if ('faults' in project) {
      faults.add(lines(project.faults))
      skipped['not usable'] = (skipped['not usable'] ?? 0) + 1
      continue
    }
    const { outcome, notes } =
      leftOut(project, position, newest.get(project.id), countries) ??
      (db === null || criteria === null
        ? dryOutcome(project)
        : await importProject(db, project, criteria, now))
    const isFault = typeof outcome !== 'string' && outcome.skipped === 'failed'
    ;(isFault ? faults : losses).add(lines(notes))
    if (typeof outcome === 'string') counts[outcome] += 1
    else skipped[outcome.skipped] = (skipped[outcome.skipped] ?? 0) + 1
  }
  const lists = { faults: faults.list(), repairs: new NoteCollector().list(), losses: losses.list() }
  return { file, releases: position, ...counts, skipped, reread: 0, ...lists }
}

const dryOutcome = ({ mapped, notes }: PublishedProject): Imported =>
  'left' in mapped
    ? skip(mapped.left, [...notes, { property: '', message: `is not shown: ${mapped.left}` }])
    : { outcome: 'added', notes }
