import { keysOf } from '@spadestik/domain/records'
import type { ProjectPhaseCode } from '../../reference/projectPhases'
import type { ArticleRecord, CouncilSummaryRecord } from './itemParts'
import type { DetailMarks, PlacedRecord } from './PlacedRecord'
import { sharedDetails } from './PlacedRecord'

export interface ProjectRecord extends PlacedRecord<ProjectPhaseCode> {
  readonly floors: number | null
  readonly council: CouncilSummaryRecord | null
  readonly articles: readonly ArticleRecord[]
  /** The key of the parent project, which must be written earlier or in the same call. */
  readonly parent: string | null
}

const details: DetailMarks<ProjectRecord, 'articles' | 'parent'> = {
  ...sharedDetails,
  floors: true,
  council: true,
}

export const projectDetailFields = keysOf(details)

/** What the column `details` contains. Some of it is also copied to the search table. */
export type ProjectDetails = Pick<ProjectRecord, keyof typeof details>
