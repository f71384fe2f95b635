import type { Generated, JSONColumnType } from 'kysely'
import type { Names } from '../../reference/Names'

export interface CriteriaTables {
  criterion_types: {
    id: Generated<number>
    code: string
    names: JSONColumnType<Names>
    position: number
    searchable: boolean
    tailored: boolean
    highlighted_project: boolean
    highlighted_procurement: boolean
  }
  criteria: {
    id: Generated<number>
    type_id: number
    code: string
    parent_id: number | null
    /** The ids of the criterion itself and of all its ancestors. */
    path: number[]
    names: JSONColumnType<Names>
    position: number
    /** The words of its names as a `tsvector`. Null until they are counted. */
    document: Generated<string | null>
  }
}
