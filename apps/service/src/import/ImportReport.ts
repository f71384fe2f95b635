import type { ReleaseFault } from './release/releaseSchema'

export interface ReleaseNote extends ReleaseFault {
  /** The Open Contracting id of the whole purchase. Null when it is missing or unreadable. */
  readonly ocid: string | null
  readonly releaseId: string | null
  /** 1-based. */
  readonly position: number
}

export interface ImportReport {
  readonly file: string
  readonly releases: number
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  /** The number of imported releases (published notices) whose tender cannot be shown, by reason. */
  readonly skipped: Readonly<Record<string, number>>
  readonly faults: readonly ReleaseNote[]
  readonly repairs: readonly ReleaseNote[]
}

export function describeNote({ ocid, releaseId, position, property, message }: ReleaseNote): string {
  const release = `release ${position} (ocid ${ocid ?? 'unknown'}, id ${releaseId ?? 'unknown'})`
  return `  ${release}: ${property === '' ? 'the release' : property} ${message}`
}
