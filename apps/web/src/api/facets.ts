import type { ApiClient, Schemas } from '@spadestik/api-client'
import { searchProcurements, searchProjects, unwrap } from '@spadestik/api-client'
import type { Measure } from '@spadestik/domain/range'
import type { ItemType, SearchCriteria } from '@spadestik/domain/search'
import {
  changeCriteria,
  emptyCriteria,
  serializeCriteria,
  toProcurementSearch,
  toProjectSearch,
} from '@spadestik/domain/search'
import { fetchedOnce, useResource } from './cache/useResource'

/** What the matches are distributed over: the criteria of one type, or a measure. */
export type FacetSubject = { readonly typeId: number } | { readonly measure: Measure }

/** The part of a search that decides the distribution: not its order, its page, the measure's bounds or the type's inclusions. */
function keyOf(search: SearchCriteria, subject: FacetSubject): string {
  const empty = emptyCriteria(search.itemType)
  const own =
    'measure' in subject
      ? { [subject.measure]: empty[subject.measure] }
      : {
          criteria: search.criteria.filter(({ typeId, included }) => typeId !== subject.typeId || !included),
        }
  return serializeCriteria(changeCriteria(search, { ...own, order: empty.order, ascending: empty.ascending }))
}

/** Fetches how the matches of a search of projects or tenders are distributed over a subject. */
export async function fetchFacet(
  client: ApiClient,
  search: SearchCriteria,
  subject: FacetSubject,
): Promise<Schemas['Facet'] | null> {
  const asked =
    'measure' in subject
      ? { facet: subject.measure }
      : { facet: 'criteria' as const, facetTypeId: subject.typeId }
  const query = { limit: 1, ...asked }
  const found =
    search.itemType === 'project'
      ? await unwrap(searchProjects(client, { query, body: toProjectSearch(search) }))
      : await unwrap(searchProcurements(client, { query, body: toProcurementSearch(search) }))
  return found.facet ?? null
}

/**
 * Fetches how the matches of a search are distributed over a subject, without the measure's bounds or the type's
 * included criteria. The previous distribution stays until the next one arrives. Null fetches nothing, and
 * companies have no distribution.
 */
export function useFacet(search: SearchCriteria | null, subject: FacetSubject) {
  const isAsked = search !== null && search.itemType !== 'company'
  return useResource(
    isAsked
      ? [
          'facet',
          'measure' in subject ? subject.measure : `criteria ${subject.typeId}`,
          keyOf(search, subject),
        ]
      : null,
    (client) => (isAsked ? fetchFacet(client, search, subject) : Promise.resolve(null)),
    { keepPreviousData: true },
  )
}

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
