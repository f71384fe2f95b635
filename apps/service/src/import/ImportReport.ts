import type { ReleaseFault } from './release/releaseSchema'

/** A fault or a repair of a release (a published notice about a tender), and its position in the file. */
export interface ReleaseNote extends ReleaseFault {
  /** The Open Contracting id (ocid) of the whole purchase. Null when it is missing or unreadable. */
  readonly ocid: string | null
  readonly releaseId: string | null
  /** The position of the release in the file, 1-based. */
  readonly position: number
}

/** The result of importing the releases (published notices) of a file. */
export interface ImportReport {
  readonly file: string
  readonly releases: number
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  /** The number of imported releases (published notices) whose tender cannot be shown, by reason. */
  readonly skipped: Readonly<Record<string, number>>
  /** The faults that prevented releases (published notices) from being imported. */
  readonly faults: readonly ReleaseNote[]
  /** The values of imported releases (published notices) that were repaired, shortened or removed. */
  readonly repairs: readonly ReleaseNote[]
}

/** Describes, in one line, a fault of an imported release (published notice), or a value that was repaired. */
export function describeNote({ ocid, releaseId, position, property, message }: ReleaseNote): string {
  const release = `release ${position} (ocid ${ocid ?? 'unknown'}, id ${releaseId ?? 'unknown'})`
  return `  ${release}: ${property === '' ? 'the release' : property} ${message}`
}
