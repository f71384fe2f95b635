import type { ContactPersonRecord } from './ContactPersonRecord'

/**
 * What a council decided about a project, as far as it is known.
 *
 * @source specification 2
 */
export interface CouncilSummaryRecord {
  readonly number: string | null
  /** `YYYY-MM-DD` */
  readonly date: string | null
  readonly link: string | null
  readonly municipality: string | null
  readonly committee: string | null
  readonly contactPerson: ContactPersonRecord | null
}
