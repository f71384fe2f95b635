import type { JSONColumnType } from 'kysely'
import type { OcdsRelease } from '../records/OcdsRelease'

/** Releases (published notices), exactly as they were published. */
export interface TenderReleaseTables {
  tender_releases: {
    ocid: string
    release_id: string
    date: string
    publisher: string | null
    release: JSONColumnType<OcdsRelease & object>
  }
  /** The purchases with imported releases. */
  tender_processes: {
    /** The Open Contracting id. */
    ocid: string
    /**
     * The version of the rules by which the purchase was last read from its releases. 0 if it must be read
     * again.
     */
    reading: number
    /** Why the last reading failed. */
    failure: string | null
  }
}
