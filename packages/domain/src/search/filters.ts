import type { Schemas } from '@spadestik/api-client/schema'
import type { RelativeKind } from '../dates/relativeDays'
import type { ItemType } from '../items/ItemType'
import { itemTypes } from '../items/ItemType'
import { limits } from '../limits/limits'
import { keysOf } from '../records/keysOf'
import type { FilterKind } from './filterKinds'
import { criteria, flag, ids, period, range, toggle } from './filterKinds'
import { time } from './timeKind'

interface Described {
  readonly of: readonly ItemType[]
  /** The name of the filter in older URLs. */
  readonly oldName?: string
}

/**
 * The definition of a filter, which has the same name in URLs, in `SearchCriteria` and in agents (saved
 * searches).
 */
interface Filter<Value> extends FilterKind<Value>, Described {}

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
  /** In the unit that users type. */
  readonly bounds: { readonly min: number; readonly max: number }
  /**
   * The factor from the unit that users type to the stored unit. Users type budgets in millions. @default 1
   */
  readonly factor?: number
  /**
   * Where the bars of the histogram start, in the unit that users type. The bars of small values are narrow,
   * because small values are frequent.
   */
  readonly bars: readonly number[]
  readonly body: {
    readonly min: NamesOf<number>
    readonly max: NamesOf<number>
    readonly allowUnspecified: NamesOf<boolean>
  }
  readonly oldName?: string
  /** @default projects and procurements */
  readonly of?: readonly ItemType[]
}

interface Timed extends RelativeKind {
  /** The relative times that users can choose with one press, in days or quarters. */
  readonly presets: readonly number[]
  readonly body: {
    readonly from: NamesOf<string>
    readonly to: NamesOf<string>
    readonly within: NamesOf<number>
  }
  readonly of: readonly ItemType[]
}

const timed = (one: Timed) => ({ ...one, ...time(one.unit) })

const choice = (described: Described) => ({ ...ids, ...described, isChoice: true })

const measure = (measured: Measured) => ({ factor: 1, of: both, ...measured, ...range })

/**
 * The filters of a search, in their order in the URL. URLs, empty values, request bodies and agents (saved
 * searches) are derived from these definitions (S09 to S15).
 */
export const filters = {
  criteria: { ...criteria, of: itemTypes, oldName: 'c' },
  roles: choice({ of: itemTypes, oldName: 'role' }),
  companies: { ...ids, of: both, oldName: 'company' },
  countryIds: choice({ of: itemTypes, oldName: 'country' }),
  projectPhases: choice({ of: ['project', 'company'], oldName: 'phase' }),
  procurementPhases: choice({ of: ['procurement'], oldName: 'stage' }),
  procurementTypes: choice({ of: ['procurement'], oldName: 'form' }),
  /** Users type the budget in millions, but the full amount is stored. */
  budget: measure({
    bounds: { min: 0, max: 3000 },
    factor: limits.budgetFactor,
    bars: [0, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000],
    body: { min: 'minBudget', max: 'maxBudget', allowUnspecified: 'allowUnspecifiedBudget' },
    oldName: 'sum',
  }),
  /** In square metres. */
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
  /** In square metres. */
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
  /** In running metres. */
  metres: measure({
    bounds: { min: 0, max: 1_000_000 },
    bars: [0, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 50_000, 100_000, 500_000],
    body: { min: 'metresMin', max: 'metresMax', allowUnspecified: 'allowUnspecifiedMetres' },
  }),
  building: { ...period, of: both, oldName: 'period' },
  /** The next deadline (`nextDeadline`). */
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
  updated: timed({
    unit: 'day',
    towards: 'past',
    presets: [1, 7, 30],
    body: { from: 'updatedFrom', to: 'updatedTo', within: 'updatedWithinDays' },
    of: both,
  }),
  /**
   * The sector of the builder or authority. True finds only items of the public sector, and false finds only
   * items of the private sector.
   */
  isPublic: { ...toggle, of: both, oldName: 'sector' },
  /**
   * Finds only items that are new or changed since the user last saw them. Agents (saved searches) do not
   * have this filter.
   */
  unseen: { ...flag, of: both },
} satisfies Record<string, Described>

export type FilterName = keyof typeof filters

export type FilterValues = { readonly [Name in FilterName]: ReturnType<(typeof filters)[Name]['parse']> }

export const filterNames: readonly FilterName[] = keysOf(filters)

export function filterOf<Name extends FilterName>(name: Name): Filter<FilterValues[Name]> {
  const filter: unknown = filters[name]
  return filter as Filter<FilterValues[Name]>
}

/** The name of a filter whose value is a range of a measure (a number such as the budget). */
export type Measure = {
  [Name in FilterName]: (typeof filters)[Name] extends Measured ? Name : never
}[FilterName]

/**
 * The names of the filters whose value is a range of a measure (a number such as the budget), in the order of
 * `filterNames` (S13).
 */
export const measures = filterNames.filter((name): name is Measure => 'bars' in filters[name])

export function isMeasure(name: string): name is Measure {
  return measures.some((one) => one === name)
}

/** The name of a filter whose value is the ids of the chosen options, such as the phases. */
export type ChoiceName = {
  [Name in FilterName]: (typeof filters)[Name] extends { readonly isChoice: boolean } ? Name : never
}[FilterName]

export const choiceNames = filterNames.filter((name): name is ChoiceName => 'isChoice' in filters[name])

export type TimeName = {
  [Name in FilterName]: (typeof filters)[Name] extends Timed ? Name : never
}[FilterName]

/** The names of the filters that compare a time, such as the deadline (ADR 39). */
export const timeNames = filterNames.filter((name): name is TimeName => 'towards' in filters[name])

export function timesOf(itemType: ItemType): readonly TimeName[] {
  return timeNames.filter((name) => filters[name].of.includes(itemType))
}
