import type { Schemas } from '@spadestik/api-client/schema'
import type { Measure } from '@spadestik/domain/range'

/** The distribution that a search is asked for: over the criteria of one type, or over a measure. */
export type AskedFacet =
  | { readonly kind: 'criteria'; readonly typeId: number }
  | { readonly kind: 'measure'; readonly measure: Measure }

/**
 * Reads which facet a call asks for; null for none, and for criteria without a type.
 *
 * @source specification 2
 */
export function facetOf({
  facet,
  facetTypeId,
}: {
  readonly facet?: 'criteria' | Measure
  readonly facetTypeId?: number
}): AskedFacet | null {
  if (facet === undefined) return null
  if (facet !== 'criteria') return { kind: 'measure', measure: facet }
  return facetTypeId === undefined ? null : { kind: 'criteria', typeId: facetTypeId }
}

const noBounds: Record<Measure, Partial<Schemas['ItemCriteria']>> = {
  budget: { minBudget: null, maxBudget: null, allowUnspecifiedBudget: true },
  buildingSize: { buildingSizeMin: null, buildingSizeMax: null, allowUnspecifiedBuildingSize: true },
  groundSize: { groundSizeMin: null, groundSizeMax: null, allowUnspecifiedGroundSize: true },
  units: { unitsMin: null, unitsMax: null, allowUnspecifiedUnits: true },
  metres: { metresMin: null, metresMax: null, allowUnspecifiedMetres: true },
}

/**
 * Returns the filters without those that the facet replaces: the bounds of its measure, or the included criteria
 * of its type. Excluded criteria stay, because choosing another criterion of the type leaves them excluded.
 */
export function withoutFacet<Filters extends Schemas['ItemCriteria']>(
  filters: Filters,
  facet: AskedFacet,
): Filters {
  if (facet.kind === 'measure') return { ...filters, ...noBounds[facet.measure] }
  const criteria = (filters.criteria ?? []).filter(
    ({ typeId, included }) => typeId !== facet.typeId || !included,
  )
  return { ...filters, criteria }
}
