import type { ReleaseFault } from './release/releaseSchema'

/** A fault or repair of one release of a file. */
export interface ReleaseNote extends ReleaseFault {
  /** Null where the release has none that can be read. */
  readonly ocid: string | null
  readonly releaseId: string | null
  /** Place in the file, from 1. */
  readonly position: number
}

/** What an import did with the releases of a file. */
export interface ImportReport {
  readonly file: string
  readonly releases: number
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  /** How many releases cannot be shown, by reason. */
  readonly left: Readonly<Record<string, number>>
  /** Everything that keeps releases from being imported. */
  readonly faults: readonly ReleaseNote[]
  /** What was repaired, cut or dropped in releases that were imported. */
  readonly repairs: readonly ReleaseNote[]
}

/** Describes a fault or a repair in one line. */
export function describeNote({ ocid, releaseId, position, property, message }: ReleaseNote): string {
  const release = `release ${position} (ocid ${ocid ?? 'unknown'}, id ${releaseId ?? 'unknown'})`
  return `  ${release}: ${property === '' ? 'the release' : property} ${message}`
}
