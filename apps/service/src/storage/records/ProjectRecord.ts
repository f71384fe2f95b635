import type { ProjectPhaseCode } from '../../reference/projectPhases'
import type { ArticleRecord, CouncilSummaryRecord } from './itemParts'
import type { PlacedRecord } from './PlacedRecord'

export interface ProjectRecord extends PlacedRecord<ProjectPhaseCode> {
  readonly floors: number | null
  readonly council: CouncilSummaryRecord | null
  readonly articles: readonly ArticleRecord[]
  /** The key of the parent project, which must be written earlier or in the same call. */
  readonly parent: string | null
}
