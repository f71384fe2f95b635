import type { Generated, JSONColumnType } from 'kysely'
import type { CompanyDetails } from '../records/CompanyRecord'
import type { PlacedDetails } from '../records/PlacedRecord'
import type { ProcurementDetails } from '../records/ProcurementRecord'
import type { ProjectDetails } from '../records/ProjectRecord'
import type { Names } from '../../reference/Names'

interface ItemRow {
  id: Generated<number>
  key: string
  names: JSONColumnType<Names>
  language: string
  country_id: number | null
  phase_id: number
  published: string
  updated: string
  /** The ids of the criteria, without their ancestors. */
  criteria: number[]
  details: JSONColumnType<PlacedDetails>
}

export interface ItemTables {
  companies: {
    id: Generated<number>
    key: string
    name: string
    language: string
    country_id: number | null
    published: string
    updated: string
    role_count: Generated<number>
    details: JSONColumnType<CompanyDetails>
  }
  projects: Omit<ItemRow, 'details'> & { parent_id: number | null; details: JSONColumnType<ProjectDetails> }
  procurements: Omit<ItemRow, 'details'> & {
    type_id: number
    project_id: number | null
    details: JSONColumnType<ProcurementDetails>
  }
}
