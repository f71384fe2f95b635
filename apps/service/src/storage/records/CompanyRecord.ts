import { keysOf } from '@spadestik/domain/records'
import type { CountryCode } from '../../reference/countries'
import type { ContactPersonRecord, FileRecord } from './itemParts'

/** A company without its roles. The roles are written with the projects and procurements. */
export interface CompanyRecord {
  /** Permanent and unique. Writing the same key again replaces the company. */
  readonly key: string
  readonly name: string
  /** The ISO 639-1 code of the language of the description. */
  readonly language: string
  readonly description: string | null
  /** The registration number, in the format of the company's country. */
  readonly cvr: string | null
  readonly country: CountryCode | null
  readonly address: string | null
  readonly postalCode: string | null
  readonly city: string | null
  readonly phone: string | null
  readonly mail: string | null
  readonly link: string | null
  readonly logo: FileRecord | null
  /**
   * The day (`YYYY-MM-DD`) on which the company was deleted, went bankrupt or began to be dissolved. Missing in
   * records that no register has described.
   */
  readonly ended?: string | null
  readonly contacts: readonly ContactPersonRecord[]
  /** RFC 3339 with an offset. */
  readonly published: string
  /** RFC 3339 with an offset. */
  readonly lastUpdated: string
}

/** The fields that are stored in columns or tables of their own. */
type OwnPlace = 'key' | 'name' | 'language' | 'country' | 'contacts' | 'published' | 'lastUpdated'

const details: Readonly<Record<Exclude<keyof CompanyRecord, OwnPlace>, true>> = {
  description: true,
  cvr: true,
  address: true,
  postalCode: true,
  city: true,
  phone: true,
  mail: true,
  link: true,
  logo: true,
  ended: true,
}

/**
 * The fields without a column of their own, which the column `details` contains. Some of these fields are
 * also copied to the search table. A field that is missing here does not compile.
 */
export const companyDetailFields = keysOf(details)

export type CompanyDetails = Pick<CompanyRecord, keyof typeof details>
