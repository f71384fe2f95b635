import { measures } from '@spadestik/domain/range'
import { keysOf, recordOf } from '@spadestik/domain/records'
import type { PlacedRecord } from './PlacedRecord'
import type { ProcurementRecord } from './ProcurementRecord'
import type { ProjectRecord } from './ProjectRecord'

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

type DetailOf<Item> = Exclude<keyof Item, OwnPlace>
type Marks<Field extends string> = Readonly<Record<Field, true>>

const sharedDetails: Marks<DetailOf<PlacedRecord<string>>> = {
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

const projectDetails: Marks<Exclude<DetailOf<ProjectRecord>, 'articles' | 'parent'>> = {
  ...sharedDetails,
  floors: true,
  council: true,
}

const procurementDetails: Marks<Exclude<DetailOf<ProcurementRecord>, 'type' | 'announcements' | 'project'>> =
  {
    ...sharedDetails,
    summary: true,
    tenderText: true,
    liable: true,
    office: true,
    provider: true,
    euNr: true,
    participation: true,
    offers: true,
    material: true,
    inquiry: true,
  }

/**
 * The fields of a project that are stored in the column `details`. Some of them are also copied to the search
 * table. A field without a place of its own that is missing here does not compile.
 */
export const projectDetailFields = keysOf(projectDetails)

/** The same for the fields of a procurement. */
export const procurementDetailFields = keysOf(procurementDetails)

export type ItemDetails = Pick<ProjectRecord, keyof typeof sharedDetails>

export type ProjectDetails = Pick<ProjectRecord, keyof typeof projectDetails>

export type ProcurementDetails = Pick<ProcurementRecord, keyof typeof procurementDetails>
