import type { Schemas } from '@spadestik/api-client/schema'
import type { RelativeKind } from '../dates/relativeDays'
import type { ItemType } from '../items/ItemType'
import { limits } from '../limits/limits'
import type { FilterKind } from './filterKinds'
import { criteria, flag, ids, period, range, toggle } from './filterKinds'
import { time } from './timeKind'

interface Described {
  /** The item types that the filter applies to. */
  readonly of: readonly ItemType[]
  /** The name of the filter in older URLs. */
  readonly oldName?: string
}

/** A filter. It has the same name in URLs, in `SearchCriteria` and in agents (saved searches). */
interface Filter<Value> extends FilterKind<Value>, Described {}

const every: readonly ItemType[] = ['project', 'procurement', 'company']
const both: readonly ItemType[] = ['project', 'procurement']

/**
 * The filters in the request body of a search or an agent (a saved search). Filters without a value may be
 * left out.
 */
export type FilterBody = Schemas['ItemCriteria'] &
  Schemas['ProjectOnlyCriteria'] &
  Schemas['ProcurementOnlyCriteria']
type NamesOf<Value> = {
  [Name in keyof FilterBody]-?: NonNullable<FilterBody[Name]> extends Value ? Name : never
}[keyof FilterBody]

interface Measured {
  /** The smallest and largest value of the input, in the unit that users type. */
  readonly bounds: { readonly min: number; readonly max: number }
  /**
   * The factor from the unit that users type to the stored unit. For budgets it is a million, because users
   * type millions.
   * @default 1
   */
  readonly factor?: number
  /**
   * The values at which the bars of the histogram start, in the unit that users type. Small values are more
   * frequent, so the bars for small values are narrower.
   */
  readonly bars: readonly number[]
  /** The names of the properties in a request body. */
  readonly body: {
    readonly min: NamesOf<number>
    readonly max: NamesOf<number>
    readonly allowUnspecified: NamesOf<boolean>
  }
  readonly oldName?: string
  /** The item types that the filter applies to. @default projects and procurements */
  readonly of?: readonly ItemType[]
}

interface Timed extends RelativeKind {
  /** The relative times that users can choose with one press, in days or quarters. */
  readonly presets: readonly number[]
  /** The names of the properties in a request body. */
  readonly body: {
    readonly from: NamesOf<string>
    readonly to: NamesOf<string>
    readonly within: NamesOf<number>
  }
  readonly of: readonly ItemType[]
}

const timed = (one: Timed) => ({ ...one, ...time(one.unit) })

const measure = (measured: Measured) => ({ factor: 1, of: both, ...measured, ...range })

/**
 * The filters of a search, in their order in the URL. Each filter is defined only here. URLs, empty values,
 * request bodies and agents (saved searches) are derived from these definitions (S09 to S15).
 */
export const filters = {
  criteria: { ...criteria, of: every, oldName: 'c' },
  roles: { ...ids, of: every, oldName: 'role' },
  companies: { ...ids, of: both, oldName: 'company' },
  countryIds: { ...ids, of: every, oldName: 'country' },
  projectPhases: { ...ids, of: ['project', 'company'], oldName: 'phase' },
  procurementPhases: { ...ids, of: ['procurement'], oldName: 'stage' },
  procurementTypes: { ...ids, of: ['procurement'], oldName: 'form' },
  /** The budget. Users type it in millions, but the full amount is stored. */
  budget: measure({
    bounds: { min: 0, max: 3000 },
    factor: limits.budgetFactor,
    bars: [0, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000],
    body: { min: 'minBudget', max: 'maxBudget', allowUnspecified: 'allowUnspecifiedBudget' },
    oldName: 'sum',
  }),
  /** The building area in square metres. */
  buildingSize: measure({
    bounds: { min: 0, max: 1_000_000 },
    bars: [0, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 500_000],
    body: {
      min: 'buildingSizeMin',
      max: 'buildingSizeMax',
      allowUnspecified: 'allowUnspecifiedBuildingSize',
    },
    oldName: 'area',
  }),
  /** The site area in square metres. */
  groundSize: measure({
    bounds: { min: 0, max: 1_000_000 },
    bars: [0, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000],
    body: { min: 'groundSizeMin', max: 'groundSizeMax', allowUnspecified: 'allowUnspecifiedGroundSize' },
    oldName: 'ground',
  }),
  units: measure({
    bounds: { min: 0, max: 100_000 },
    bars: [0, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000, 20_000],
    body: { min: 'unitsMin', max: 'unitsMax', allowUnspecified: 'allowUnspecifiedUnits' },
  }),
  /** The length in running metres. */
  metres: measure({
    bounds: { min: 0, max: 1_000_000 },
    bars: [0, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 50_000, 100_000, 500_000],
    body: { min: 'metresMin', max: 'metresMax', allowUnspecified: 'allowUnspecifiedMetres' },
  }),
  /** The building period. */
  building: { ...period, of: both, oldName: 'period' },
  /** The deadline: the last day of the period for offers or for participation. */
  deadline: timed({
    unit: 'day',
    towards: 'future',
    presets: [7, 14, 30],
    body: { from: 'deadlineFrom', to: 'deadlineTo', within: 'deadlineWithinDays' },
    of: ['procurement'],
  }),
  /** The first day of the building period. */
  start: timed({
    unit: 'quarter',
    towards: 'future',
    presets: [1, 2, 4],
    body: { from: 'startFrom', to: 'startTo', within: 'startWithinQuarters' },
    of: both,
  }),
  /** The day of the latest update. */
  updated: timed({
    unit: 'day',
    towards: 'past',
    presets: [1, 7, 30],
    body: { from: 'updatedFrom', to: 'updatedTo', within: 'updatedWithinDays' },
    of: both,
  }),
  /**
   * Whether to find only items with a public (true) or only items with a private (false) builder or
   * authority.
   */
  isPublic: { ...toggle, of: both, oldName: 'sector' },
  /**
   * Whether to find only items that are new or changed since the user last saw them. Agents do not have this
   * filter.
   */
  unseen: { ...flag, of: both },
} satisfies Record<string, Described>

export type FilterName = keyof typeof filters

/** The values of all filters of a search. */
export type FilterValues = { readonly [Name in FilterName]: ReturnType<(typeof filters)[Name]['parse']> }

export const filterNames = Object.keys(filters) as readonly FilterName[]

/** Returns the definition of a filter, with the type of its value. */
export function filterOf<Name extends FilterName>(name: Name): Filter<FilterValues[Name]> {
  const filter: unknown = filters[name]
  return filter as Filter<FilterValues[Name]>
}

/**
 * The name of a filter by a measure (a number of an item, such as the budget). The value of the filter is a
 * range of numbers.
 */
export type Measure = {
  [Name in FilterName]: (typeof filters)[Name] extends Measured ? Name : never
}[FilterName]

/** The measures of a search, such as the budget, in the order of the filters (S13). */
export const measures = filterNames.filter((name): name is Measure => 'bars' in filters[name])

/** Returns the measures (numbers such as the budget) by which items of a type can be filtered. */
export function measuresOf(itemType: ItemType): readonly Measure[] {
  return measures.filter((name) => filters[name].of.includes(itemType))
}

/** The name of a filter whose value is a range of days or a relative time. */
export type TimeName = {
  [Name in FilterName]: (typeof filters)[Name] extends Timed ? Name : never
}[FilterName]

/** The filters by time, such as the deadline, in the order of the filters (ADR 39). */
export const timeNames = filterNames.filter((name): name is TimeName => 'towards' in filters[name])

/** Returns the filters by time that apply to an item type. */
export function timesOf(itemType: ItemType): readonly TimeName[] {
  return timeNames.filter((name) => filters[name].of.includes(itemType))
}
