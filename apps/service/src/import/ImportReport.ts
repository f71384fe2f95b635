import type { ReleaseFault } from './release/releaseSchema'

/**
 * A fault or a repair of a release, which is one published notice about a tender, and where in the file it
 * is.
 */
export interface ReleaseNote extends ReleaseFault {
  /** The id of the tender's whole contracting process (ocid). Null when it is missing or unreadable. */
  readonly ocid: string | null
  readonly releaseId: string | null
  /** The position of the release in the file, 1-based. */
  readonly position: number
}

/** The result of importing the releases of a file. */
export interface ImportReport {
  readonly file: string
  readonly releases: number
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  /** The number of imported releases whose tender cannot be shown, by reason. */
  readonly skipped: Readonly<Record<string, number>>
  /** The faults that prevented releases from being imported. */
  readonly faults: readonly ReleaseNote[]
  /** The values of imported releases that were repaired, shortened or removed. */
  readonly repairs: readonly ReleaseNote[]
}

/** Describes a fault or a repair in one line. */
export function describeNote({ ocid, releaseId, position, property, message }: ReleaseNote): string {
  const release = `release ${position} (ocid ${ocid ?? 'unknown'}, id ${releaseId ?? 'unknown'})`
  return `  ${release}: ${property === '' ? 'the release' : property} ${message}`
}
