import type { Schemas } from '@spadestik/api-client/schema'
import type { ItemType } from '../items/ItemType'
import { limits } from '../limits/limits'
import type { FilterKind } from './filterKinds'
import { criteria, days, ids, period, range, toggle } from './filterKinds'

interface Described {
  /** The item types that the filter applies to. */
  readonly of: readonly ItemType[]
  /** The name that older addresses used. */
  readonly oldName?: string
}

/** A filter of a search. Its name is the same in the address, in the search and in the agent. */
interface Filter<Value> extends FilterKind<Value>, Described {}

const every: readonly ItemType[] = ['project', 'procurement', 'company']
const both: readonly ItemType[] = ['project', 'procurement']

/** The filters in the body of a search or an agent; those that are not set may be left out. */
export type FilterBody = Schemas['ItemCriteria'] &
  Schemas['ProjectOnlyCriteria'] &
  Schemas['ProcurementOnlyCriteria']
type NamesOf<Value> = {
  [Name in keyof FilterBody]-?: NonNullable<FilterBody[Name]> extends Value ? Name : never
}[keyof FilterBody]

interface Measured {
  /** The bounds of the input, in the unit that is typed. */
  readonly bounds: { readonly min: number; readonly max: number }
  /** How many of the stored unit are one of the typed unit. @default 1 */
  readonly factor?: number
  /** Where the bars of the distribution start, in the typed unit. Small values are the most frequent. */
  readonly bars: readonly number[]
  /** The names in the body of a request. */
  readonly body: {
    readonly min: NamesOf<number>
    readonly max: NamesOf<number>
    readonly allowUnspecified: NamesOf<boolean>
  }
  readonly oldName?: string
  /** @default projects and procurements */
  readonly of?: readonly ItemType[]
}

const measure = (measured: Measured) => ({ factor: 1, of: both, ...measured, ...range })

/**
 * The filters of a search, in the order of an address. This is the only list of them: the address, the defaults,
 * the body of a request, agents and the filters of measures follow from it (S09 to S15).
 */
export const filters = {
  criteria: { ...criteria, of: every, oldName: 'c' },
  roles: { ...ids, of: every, oldName: 'role' },
  companies: { ...ids, of: both, oldName: 'company' },
  countryIds: { ...ids, of: every, oldName: 'country' },
  projectPhases: { ...ids, of: ['project', 'company'], oldName: 'phase' },
  procurementPhases: { ...ids, of: ['procurement'], oldName: 'stage' },
  procurementTypes: { ...ids, of: ['procurement'], oldName: 'form' },
  /** In currency units; typed in millions. */
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
  /** The building period. */
  building: { ...period, of: both, oldName: 'period' },
  /** The end of the offers or participation window. */
  deadline: { ...days, of: ['procurement'] },
  /** Whether the builder or authority is public or private. */
  isPublic: { ...toggle, of: both, oldName: 'sector' },
} satisfies Record<string, Described>

export type FilterName = keyof typeof filters

/** The values of all filters. */
export type FilterValues = { readonly [Name in FilterName]: ReturnType<(typeof filters)[Name]['parse']> }

export const filterNames = Object.keys(filters) as readonly FilterName[]

/** The description of a filter, with the type of its value. */
export function filterOf<Name extends FilterName>(name: Name): Filter<FilterValues[Name]> {
  const filter: unknown = filters[name]
  return filter as Filter<FilterValues[Name]>
}

/** A filter whose value is a figure. */
export type Measure = {
  [Name in FilterName]: (typeof filters)[Name] extends Measured ? Name : never
}[FilterName]

/** The measures of a search, in the order of the filters (S13). */
export const measures = filterNames.filter((name): name is Measure => 'body' in filters[name])

/** Returns the measures that apply to an item type. */
export function measuresOf(itemType: ItemType): readonly Measure[] {
  return measures.filter((name) => filters[name].of.includes(itemType))
}
