import type { ReleaseFault } from './release/releaseSchema'

/** A fault or repair of one release of a file. */
export interface ReleaseNote extends ReleaseFault {
  /** Null when the release has none that can be read. */
  readonly ocid: string | null
  readonly releaseId: string | null
  /** 1-based position in the file. */
  readonly position: number
}

/** The result of importing the releases of a file. */
export interface ImportReport {
  readonly file: string
  readonly releases: number
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  /** The number of releases that cannot be shown, by reason. */
  readonly skipped: Readonly<Record<string, number>>
  /** All reasons why releases were not imported. */
  readonly faults: readonly ReleaseNote[]
  /** Everything that was repaired, cut or dropped in imported releases. */
  readonly repairs: readonly ReleaseNote[]
}

/** Describes a fault or a repair in one line. */
export function describeNote({ ocid, releaseId, position, property, message }: ReleaseNote): string {
  const release = `release ${position} (ocid ${ocid ?? 'unknown'}, id ${releaseId ?? 'unknown'})`
  return `  ${release}: ${property === '' ? 'the release' : property} ${message}`
}
