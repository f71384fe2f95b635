import { measures } from '@spadestik/domain/range'
import { recordOf } from '@spadestik/domain/records'
import type { CountryCode } from '../../reference/countries'
import type { Names } from '../../reference/Names'
import type { CriterionReference, PhaseDateRecord, FileRecord, RoleRecord, UpdateRecord } from './itemParts'
import type { MeasureValues } from './MeasureValues'

/** What projects and procurements have in common. Companies have less. */
export interface PlacedRecord<PhaseCode extends string> extends MeasureValues {
  /** Permanent and unique. Writing the same key again replaces the item. */
  readonly key: string
  readonly names: Names
  /** The ISO 639-1 code of the language of the texts, such as the description. */
  readonly language: string
  readonly description: string | null
  readonly inProgress: boolean
  readonly phase: PhaseCode
  readonly phaseDates: readonly PhaseDateRecord<PhaseCode>[]
  readonly currency: string
  /** `YYYY-MM-DD` */
  readonly buildingStart: string | null
  /** `YYYY-MM-DD` */
  readonly buildingEnd: string | null
  readonly country: CountryCode | null
  readonly address: string | null
  readonly postalCode: string | null
  readonly city: string | null
  readonly municipality: string | null
  readonly region: string | null
  /** Whether the client is a public body. Null when unknown. */
  readonly isPublic: boolean | null
  /** RFC 3339 with an offset. */
  readonly published: string
  /** RFC 3339 with an offset. */
  readonly lastUpdated: string
  readonly criteria: readonly CriterionReference[]
  readonly roles: readonly RoleRecord[]
  /** The files in the order shown. The first image is the cover. */
  readonly files: readonly FileRecord[]
  readonly updates: readonly UpdateRecord[]
}

/** The fields that are stored in columns or tables of their own. */
type OwnPlace =
  | 'key'
  | 'names'
  | 'language'
  | 'phase'
  | 'phaseDates'
  | 'country'
  | 'published'
  | 'lastUpdated'
  | 'criteria'
  | 'roles'
  | 'files'
  | 'updates'

/**
 * Marks every field of an item that is stored in its column `details`. A field without a place of its own that
 * is missing in such a record does not compile.
 *
 * @template Own the further fields that are stored in columns or tables of their own
 */
export type DetailMarks<Item, Own = never> = Readonly<Record<Exclude<keyof Item, OwnPlace | Own>, true>>

export const sharedDetails: DetailMarks<PlacedRecord<string>> = {
  inProgress: true,
  currency: true,
  description: true,
  buildingStart: true,
  buildingEnd: true,
  address: true,
  postalCode: true,
  city: true,
  municipality: true,
  region: true,
  isPublic: true,
  ...recordOf(measures, () => true),
}

/** What the column `details` contains. Some of it is also copied to the search table. */
export type PlacedDetails = Pick<PlacedRecord<string>, keyof typeof sharedDetails>
