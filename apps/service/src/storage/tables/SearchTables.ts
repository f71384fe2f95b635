import type { Measure } from '@spadestik/domain/range'

/** The column of a measure: its name in snake case, such as `building_size`. */
export type ColumnOf<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${ColumnOf<Rest>}`
  : ''

export type MeasureColumn = ColumnOf<Measure>

interface SearchRow extends Record<MeasureColumn, number | null> {
  id: number
  country_id: number | null
  phase_id: number
  /** The ids of the item's criteria and of all their ancestors. */
  criteria: number[]
  roles: number[]
  building_start: string | null
  building_end: string | null
  zip: string | null
  is_public: boolean | null
  published: string
  updated: string
  document: string
  /** Numbers of words that follow each other (ADR 105). Null in rows that an earlier version wrote, and for too long texts. */
  biwords: number[] | null
}

/** A column with the id of an option, such as a phase. */
export type IdColumn = keyof SearchTables['procurement_search'] & `${string}_id`

/** These tables contain only the columns that searches need. */
export interface SearchTables {
  project_search: SearchRow
  procurement_search: SearchRow & {
    type_id: number
    participation_to: string | null
    offers_to: string | null
    material_to: string | null
    inquiry_to: string | null
    /** When the date windows close, the earliest first. */
    closings: string[]
    /** The last days of the date windows, in the order of `closings`. */
    closing_days: string[]
    last_closing: string | null
  }
  company_search: {
    id: number
    country_id: number | null
    roles: number[]
    zip: string | null
    /** In lower case, without accents. */
    plain_name: string
    published: string
    updated: string
    document: string
    biwords: number[] | null
  }
}
