import type { Schemas } from '@spadestik/api-client/schema'
import type { Measure } from '@spadestik/domain/range'
import { isMeasure } from '@spadestik/domain/range'
import { appliesTo } from '@spadestik/domain/search'
import { filterTable } from '../../filters/filterTable'

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
  if (!appliesTo(facet, itemType)) return null
  return isMeasure(facet) ? { kind: 'measure', measure: facet } : { kind: 'options', filter: facet }
}

/**
 * Removes the filter whose options are counted (the facet), because the counts are for choosing another
 * option. Excluded criteria stay in the search, as they do when the user chooses another criterion.
 */
export function withoutFacet<Filters extends Schemas['ItemCriteria']>(
  filters: Filters,
  facet: AskedFacet,
): Filters {
  if (facet.kind !== 'criteria') {
    const { complete } = filterTable[facet.kind === 'measure' ? facet.measure : facet.filter]
    return { ...filters, ...complete({}) }
  }
  const criteria = (filters.criteria ?? []).filter(
    ({ typeId, included }) => typeId !== facet.typeId || !included,
  )
  return { ...filters, criteria }
}
