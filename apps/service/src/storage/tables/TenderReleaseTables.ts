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
}
