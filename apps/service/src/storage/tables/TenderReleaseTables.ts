import type { JSONColumnType } from 'kysely'
import type { OcdsRelease } from '../records/OcdsRelease'

/** The table of imported releases of contracting processes, unchanged. */
export interface TenderReleaseTables {
  tender_releases: {
    ocid: string
    release_id: string
    date: string
    publisher: string | null
    release: JSONColumnType<OcdsRelease & object>
  }
}
