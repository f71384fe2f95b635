import type { ProcurementPhaseCode } from '../../reference/procurementPhases'
import type { ProcurementTypeCode } from '../../reference/procurementTypes'
import type { AnnouncementRecord, OfficeRecord, WindowRecord } from './itemParts'
import type { PlacedRecord } from './PlacedRecord'

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
  /** The key of the procurement's project. The project must be written before the procurement. */
  readonly project: string | null
}
