import { createHash } from 'node:crypto'
import { limits } from '@spadestik/domain/limits'
import { PartReader } from '../file/PartReader'
import type { ReadRecord, RecordForm } from '../file/readRecords'
import type { KnownCriteria } from '../procurement/KnownCriteria'
import { inNationalTime } from '../release/nationalTime'
import { levelsOf } from '../release/levelsOf'
import type { ReleaseFault } from '../release/ReleaseFault'
import { sortedText } from '../release/sortedText'
import type { MappedProject } from './toProject'
import { toProject } from './toProject'

export const projectForm: RecordForm = {
  list: 'projects',
  file: 'project file (OC4IDS)',
  isRecord: (fields) => 'id' in fields && !('ocid' in fields),
}

/** A version of a project, as it was published. */
export interface PublishedProject {
  readonly id: string
  /** RFC 3339. Null when the project does not say when it was updated. */
  readonly updated: string | null
  readonly digest: string
  readonly mapped: MappedProject
  /** What is not shown, and why. */
  readonly notes: readonly ReleaseFault[]
}

const aDay = 86_400_000

/** Returns when a project was updated. A time that is ahead would keep all later versions out. */
function updatedIn(project: PartReader, now: string): string | null {
  const written = project.time('updated')
  if (written === null) return null
  const time = inNationalTime(written, { country: null })
  const moment = Date.parse(time)
  if (Number.isNaN(moment)) {
    project.note('updated', `"${written}" was dropped: it is no time`)
    return null
  }
  if (moment <= Date.parse(now) + aDay) return new Date(moment).toISOString()
  project.note('updated', `"${written}" was dropped: it is ahead`)
  return null
}

/** Returns which project a value is, and of what time. Null if it cannot be imported. */
export function versionOf(
  value: unknown,
  now: string,
): { readonly id: string; readonly time: number } | null {
  const project = PartReader.of(value, () => undefined)
  const id = project?.id('id') ?? null
  if (project === null || id === null) return null
  const updated = updatedIn(project, now)
  return { id, time: updated === null ? -Infinity : Date.parse(updated) }
}

const fault = (id: string | null, property: string, message: string) => ({
  id,
  faults: [{ property, message }],
})

/** Reads a project, or says why it cannot be imported. */
export function checkProject(
  read: ReadRecord,
  known: KnownCriteria,
  now: string,
): PublishedProject | { readonly id: string | null; readonly faults: readonly ReleaseFault[] } {
  if ('unreadable' in read) return fault(null, '', read.unreadable)
  const { value } = read
  if (levelsOf(value, limits.importLevels) > limits.importLevels)
    return fault(null, '', `is nested in more than ${limits.importLevels} levels`)
  const notes = new Map<string, ReleaseFault>()
  const project = PartReader.of(value, (property, message) =>
    notes.set(`${property} ${message}`, { property, message }),
  )
  if (project === null) return fault(null, '', 'is no object')
  const id = project.id('id')
  if (id === null) return fault(null, 'id', [...notes.values()][0]?.message ?? 'is missing')
  const updated = updatedIn(project, now)
  const digest = createHash('sha256').update(sortedText(value)).digest('hex')
  try {
    const mapped = toProject(project, id, { known, updated: updated ?? now, now })
    return { id, updated, digest, mapped, notes: [...notes.values()] }
  } catch (error) {
    return fault(id, '', `cannot be read (${error instanceof Error ? error.message : String(error)})`)
  }
}
