import type { Schemas } from '@spadestik/api-client/schema'
import type { Measure } from '@spadestik/domain/range'
import { measuresOf, toMeasureBody } from '@spadestik/domain/range'
import type { Range } from '@spadestik/domain/search'
import { appliesTo } from '@spadestik/domain/search'

/**
 * The values by which the matches of a search are counted: the criteria of one type, a measure such as the
 * budget, or the options of a filter (ADR 16).
 */
export type AskedFacet =
  | { readonly kind: 'criteria'; readonly typeId: number }
  | { readonly kind: 'measure'; readonly measure: Measure }
  | { readonly kind: 'options'; readonly filter: Schemas['CountedFilter'] }

interface FacetQuery {
  readonly facet?: 'criteria' | Measure | Schemas['CountedFilter']
  readonly facetTypeId?: number
}

const noOption = {
  projectPhases: [],
  procurementPhases: [],
  procurementTypes: [],
  countryIds: [],
  roles: [],
  isPublic: null,
} as const satisfies Record<Schemas['CountedFilter'], readonly number[] | null>

const isCountedFilter = (facet: string): facet is Schemas['CountedFilter'] => Object.hasOwn(noOption, facet)

/**
 * Returns the requested facet (the criterion type, measure or filter for whose values matches are counted).
 * Returns null if no facet is requested, if the criterion type is missing, or if the item type does not have
 * the measure or filter.
 */
export function facetOf(
  { facet, facetTypeId }: FacetQuery,
  itemType: 'project' | 'procurement',
): AskedFacet | null {
  if (facet === undefined) return null
  if (facet === 'criteria')
    return facetTypeId === undefined ? null : { kind: 'criteria', typeId: facetTypeId }
  if (isCountedFilter(facet)) return appliesTo(facet, itemType) ? { kind: 'options', filter: facet } : null
  return measuresOf(itemType).includes(facet) ? { kind: 'measure', measure: facet } : null
}

const anyValue: Range = { min: null, max: null, allowUnspecified: true }

/**
 * Removes the filter whose options are counted (the facet), because the counts are for choosing another
 * option. Excluded criteria stay in the search, as they do when the user chooses another criterion.
 */
export function withoutFacet<Filters extends Schemas['ItemCriteria']>(
  filters: Filters,
  facet: AskedFacet,
): Filters {
  if (facet.kind === 'measure') return { ...filters, ...toMeasureBody(facet.measure, anyValue) }
  if (facet.kind === 'options') return { ...filters, [facet.filter]: noOption[facet.filter] }
  const criteria = (filters.criteria ?? []).filter(
    ({ typeId, included }) => typeId !== facet.typeId || !included,
  )
  return { ...filters, criteria }
}
