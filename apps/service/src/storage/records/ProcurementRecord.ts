import type { CountryCode } from '../../reference/countries'
import type { Names } from '../../reference/Names'
import type { ProcurementPhaseCode } from '../../reference/procurementPhases'
import type { ProcurementTypeCode } from '../../reference/procurementTypes'
import type {
  AnnouncementRecord,
  CriterionReference,
  FileRecord,
  PhaseDateRecord,
  RoleRecord,
  UpdateRecord,
  OfficeRecord,
  WindowRecord,
} from './itemParts'
import type { MeasureValues } from './MeasureValues'

export interface ProcurementRecord extends MeasureValues {
  /**
   * The permanent and unique key. For an imported purchase, it is the Open Contracting id with the prefix
   * `ocds:`. Writing the same key again replaces the procurement.
   */
  readonly key: string
  readonly names: Names
  /** The ISO 639-1 code of the language of the texts below, such as the summary and the description. */
  readonly language: string
  readonly summary: string | null
  readonly description: string | null
  readonly tenderText: string | null
  readonly inProgress: boolean
  readonly phase: ProcurementPhaseCode
  readonly phaseDates: readonly PhaseDateRecord<ProcurementPhaseCode>[]
  readonly type: ProcurementTypeCode
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
  /** RFC 3339 with an offset. */
  readonly published: string
  /** RFC 3339 with an offset. */
  readonly lastUpdated: string
  readonly criteria: readonly CriterionReference[]
  readonly roles: readonly RoleRecord[]
  readonly files: readonly FileRecord[]
  readonly announcements: readonly AnnouncementRecord[]
  readonly updates: readonly UpdateRecord[]
  /** The key of the procurement's project. The project must be written before the procurement. */
  readonly project: string | null
}
