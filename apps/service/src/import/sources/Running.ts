import type { Kysely } from 'kysely'
import type { ImportReport } from '../report/ImportReport'
import type { Database } from '../../storage/Database'

/** What a connector has while it reads its source. */
export interface Running<State> {
  readonly db: Kysely<Database>
  /** How far the source has been read. Empty at first. */
  readonly state: Partial<State>
  /** A folder of its own for files, which is removed afterwards. */
  readonly folder: string
  readonly clock: () => Date
  readonly isStopped: () => boolean
  /** Reports what the source gave that cannot be used, without ending the run. */
  readonly onUnusable: (facts: Readonly<Record<string, unknown>>) => void
  /** Imports the notices of a file. */
  readonly importFile: (file: string) => Promise<ImportReport>
  /**
   * Stores how far the source has been read, and keeps it for this instance.
   *
   * @throws SourceFailure when another instance has taken the source over
   */
  readonly keep: (state: State) => Promise<void>
}
