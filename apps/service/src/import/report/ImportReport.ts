import type { ReleaseFault } from '../release/ReleaseFault'

export interface ReleaseNote extends ReleaseFault {
  /** The Open Contracting id of the whole purchase. Null when it is missing or unreadable. */
  readonly ocid: string | null
  readonly releaseId: string | null
  /** 1-based. */
  readonly position: number
  /** The document of the release, where each has one of its own. */
  readonly file?: string
  /** What the line is about, if it is no release. @default a notice of the file, or a release */
  readonly kind?: 'project' | 'unit'
}

/** Lines of a report. Only the first lines of each kind are listed. */
export interface NoteList {
  readonly lines: readonly ReleaseNote[]
  readonly total: number
  /** The number of lines that are not listed, by their kind. */
  readonly unlisted: Readonly<Record<string, number>>
}

export interface ImportReport {
  readonly file: string
  readonly releases: number
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  /** The number of imported releases (published notices) whose tender cannot be shown, by reason. */
  readonly skipped: Readonly<Record<string, number>>
  /** The number of earlier imported tenders that were read again, because the rules or the criteria changed. */
  readonly reread: number
  /** Why releases were not imported. */
  readonly faults: NoteList
  /** What was corrected. */
  readonly repairs: NoteList
  /** What is not shown. */
  readonly losses: NoteList
}

function describeNote({ ocid, releaseId, position, file, kind, property, message }: ReleaseNote): string {
  if (kind !== undefined)
    return `  ${file}: ${kind} ${position} (id ${releaseId ?? 'unknown'}): ${property === '' ? `the ${kind}` : property} ${message}`
  if (file !== undefined)
    return `  ${file} (notice ${releaseId ?? 'unknown'}): ${property === '' ? 'the document' : property} ${message}`
  const release = `release ${position} (ocid ${ocid ?? 'unknown'}, id ${releaseId ?? 'unknown'})`
  return `  ${release}: ${property === '' ? 'the release' : property} ${message}`
}

export function describeNotes(title: string, { lines, total, unlisted }: NoteList): string[] {
  if (total === 0) return []
  const more = Object.entries(unlisted).map(([kind, count]) => `  and ${count} more: ${kind}`)
  return [`${title} (${total}):`, ...lines.map(describeNote), ...more]
}
