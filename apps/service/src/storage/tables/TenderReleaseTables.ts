import type { JSONColumnType } from 'kysely'
import type { OcdsRelease } from '../records/OcdsRelease'

/** Releases (published notices), exactly as they were published, or as they were read from a document. */
export interface TenderReleaseTables {
  tender_releases: {
    ocid: string
    release_id: string
    date: string
    publisher: string | null
    release: JSONColumnType<OcdsRelease & object>
    /** The compressed document from which the release was read, if it is no release itself. */
    document: Buffer | null
    /** `YYYY-MM-DD`: the first day on which a value may be read that the document withholds. */
    withheld_until: string | null
  }
  /** The ids of tenders that were joined to others. */
  joined_procurements: {
    former_id: number
    procurement_id: number
  }
  /** By what the notices of one purchase find each other. */
  notice_keys: {
    /** Such as `procedure:…`, `notice:…`, `ted:127505-2024`, or `ocid:…` of a purchase that was joined to another. */
    key: string
    ocid: string
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
