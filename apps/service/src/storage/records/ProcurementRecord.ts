import { keysOf } from '@spadestik/domain/records'
import type { Names } from '../../reference/Names'
import type { ProcurementPhaseCode } from '../../reference/procurementPhases'
import type { ProcurementTypeCode } from '../../reference/procurementTypes'
import type { AnnouncementRecord, OfficeRecord, WindowRecord, Withheld } from './itemParts'
import type { LotRecord } from './LotRecord'
import type { DetailMarks, PlacedRecord } from './PlacedRecord'
import { sharedDetails } from './PlacedRecord'

/** The key of an imported purchase is its Open Contracting id with the prefix `ocds:`. */
export interface ProcurementRecord extends PlacedRecord<ProcurementPhaseCode> {
  readonly summary: string | null
  readonly tenderText: string | null
  readonly type: ProcurementTypeCode
  readonly liable: string | null
  /** Where the contracting authority is. A paid detail, unlike the place of the work. */
  readonly office?: OfficeRecord | null
  readonly provider: string | null
  /** The number of the notice in the Official Journal of the European Union. */
  readonly euNr: string | null
  readonly participation: WindowRecord | null
  readonly offers: WindowRecord | null
  readonly material: WindowRecord | null
  readonly inquiry: WindowRecord | null
  readonly announcements: readonly AnnouncementRecord[]
  /** The descriptions in other languages than that of the notice. Missing in records of earlier versions. */
  readonly translations?: Names
  /** What the buyer keeps back. Missing in records of earlier versions of the service. */
  readonly withheld?: readonly Withheld[]
  /** Missing in records of earlier versions of the service. */
  readonly lots?: readonly LotRecord[]
  /** The key of the procurement's project. The project must be written before the procurement. */
  readonly project: string | null
}

const details: DetailMarks<ProcurementRecord, 'type' | 'announcements' | 'lots' | 'project'> = {
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
  translations: true,
  withheld: true,
}

export const procurementDetailFields = keysOf(details)

/** What the column `details` contains. Some of it is also copied to the search table. */
export type ProcurementDetails = Pick<ProcurementRecord, keyof typeof details>
