import type { ItemType } from '@spadestik/domain/search'
import { emptyCriteria } from '@spadestik/domain/search'
import { fetchFacet } from './useFacet'
import { fetchedOnce, useResource } from './useResource'

/** The criteria that some item of a type has, by criterion type; absent where that is not known. */
export type CriteriaInUse = ReadonlyMap<number, ReadonlySet<number>>

/**
 * Fetches which criteria the items of a type have, once. Companies have no criteria of their own, and more items
 * than the service counts leave it open whether a criterion is in use.
 */
export function useCriteriaInUse(itemType: ItemType, typeIds: readonly number[]) {
  const isAsked = itemType !== 'company' && typeIds.length > 0
  return useResource<CriteriaInUse>(
    isAsked ? ['criteriaInUse', itemType, typeIds.join(' ')] : null,
    async (client) => {
      const inUse = new Map<number, ReadonlySet<number>>()
      for (const typeId of typeIds) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, since nobody waits for them
        const facet = await fetchFacet(client, emptyCriteria(itemType), { typeId })
        if (facet !== null && !facet.countIsCapped)
          inUse.set(typeId, new Set(facet.criteria.map(({ id }) => id)))
      }
      return inUse
    },
    fetchedOnce,
  )
}
