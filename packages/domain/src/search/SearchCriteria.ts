import type { ItemType } from '../items/ItemType'

/** A range of whole numbers; null is an open end. */
export interface Range {
  readonly min: number | null
  readonly max: number | null
  /** Whether items without a value are found too. */
  readonly allowUnspecified: boolean
}

/** A range of days as `YYYY-MM-DD`; null is an open end. */
export interface DayRange {
  readonly from: string | null
  readonly to: string | null
}

export interface CriterionChoice {
  readonly id: number
  readonly typeId: number
  readonly included: boolean
}

export type SearchOrder = 'bestMatch' | 'budget' | 'updated' | 'published'
export type FreeSearchType = 'normal' | 'zipCode'

/** A whole search: filters, order and page. */
export interface SearchCriteria {
  readonly itemType: ItemType
  readonly freeSearch: string
  readonly freeSearchType: FreeSearchType
  readonly criteria: readonly CriterionChoice[]
  readonly roles: readonly number[]
  readonly companies: readonly number[]
  readonly countryIds: readonly number[]
  readonly projectPhases: readonly number[]
  readonly procurementPhases: readonly number[]
  readonly procurementTypes: readonly number[]
  /** In currency units. */
  readonly budget: Range
  /** In square metres. */
  readonly buildingSize: Range
  /** In square metres. */
  readonly groundSize: Range
  /** In running metres. */
  readonly metres: Range
  readonly units: Range
  readonly building: DayRange & { readonly allowUnspecified: boolean }
  /** The end of the offers or participation window; procurements only. */
  readonly deadline: DayRange
  /** true for public, false for private, null for both. */
  readonly isPublic: boolean | null
  readonly order: SearchOrder
  readonly ascending: boolean
  /** 1-based. */
  readonly page: number
}

const openRange: Range = { min: null, max: null, allowUnspecified: true }

/** Returns a search without filters, sorted by best match, on page 1. */
export function emptyCriteria(itemType: ItemType): SearchCriteria {
  return {
    itemType,
    freeSearch: '',
    freeSearchType: 'normal',
    criteria: [],
    roles: [],
    companies: [],
    countryIds: [],
    projectPhases: [],
    procurementPhases: [],
    procurementTypes: [],
    budget: openRange,
    buildingSize: openRange,
    groundSize: openRange,
    metres: openRange,
    units: openRange,
    building: { from: null, to: null, allowUnspecified: true },
    deadline: { from: null, to: null },
    isPublic: null,
    order: 'bestMatch',
    ascending: false,
    page: 1,
  }
}
