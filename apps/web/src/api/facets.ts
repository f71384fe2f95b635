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

/**
 * The property by which the matches of a search are counted. It is a criterion type (such as municipality), a
 * measure (such as the budget), or a filter with several options.
 */
export type FacetSubject =
  | { readonly typeId: number }
  | { readonly measure: Measure }
  | { readonly filter: Schemas['CountedFilter'] }

const filterOf = (subject: Exclude<FacetSubject, { readonly typeId: number }>) =>
  'measure' in subject ? subject.measure : subject.filter

/**
 * Returns the cache key of the counts for a subject, such as a criterion type. The key leaves out the values
 * that the search includes for this subject, and the order and page of the search, because they do not affect
 * the counts.
 */
function keyOf(search: SearchCriteria, subject: FacetSubject): string {
  const empty = emptyCriteria(search.itemType)
  const own =
    'typeId' in subject
      ? {
          criteria: search.criteria.filter(({ typeId, included }) => typeId !== subject.typeId || !included),
        }
      : { [filterOf(subject)]: empty[filterOf(subject)] }
  return serializeCriteria(changeCriteria(search, { ...own, order: empty.order, ascending: empty.ascending }))
}

async function fetchFacet(
  client: ApiClient,
  search: SearchCriteria,
  subject: FacetSubject,
): Promise<Schemas['Facet'] | null> {
  const parameters =
    'typeId' in subject
      ? { facet: 'criteria' as const, facetTypeId: subject.typeId }
      : { facet: filterOf(subject) }
  const query = { limit: 1, ...(search.unseen && { unseen: true }), ...parameters }
  const found =
    search.itemType === 'project'
      ? await unwrap(searchProjects(client, { query, body: toProjectSearch(search) }))
      : await unwrap(searchProcurements(client, { query, body: toProcurementSearch(search) }))
  return found.facet ?? null
}

/** The counts, with the item type that they count. */
interface FetchedFacet {
  readonly itemType: ItemType
  readonly facet: Schemas['Facet'] | null
}

/**
 * Fetches how many items the search would find with each value of the subject, such as each municipality.
 * These counts ignore the search's own filter on the subject. If `search` is null or searches for companies,
 * fetches nothing. The counts of the previous search stay until the new ones arrive, but never those of
 * another item type.
 */
export function useFacet(search: SearchCriteria | null, subject: FacetSubject) {
  const isEnabled = search !== null && search.itemType !== 'company'
  const resource = useResource<FetchedFacet | null>(
    isEnabled
      ? [
          'facet',
          'typeId' in subject ? `criteria ${subject.typeId}` : filterOf(subject),
          keyOf(search, subject),
        ]
      : null,
    async (client) =>
      isEnabled
        ? { itemType: search.itemType, facet: await fetchFacet(client, search, subject) }
        : Promise.resolve(null),
    { keepPreviousData: true },
  )
  const { data } = resource
  const isOfType = search === null || data?.itemType === search.itemType
  return { data: isOfType ? data?.facet : undefined, isLoading: resource.isLoading }
}

/**
 * Maps each criterion type (such as geography) to the ids of the criteria (such as "Aarhus") that at least
 * one item has. A type is missing if there are too many items to count.
 */
export type CriteriaInUse = ReadonlyMap<number, ReadonlySet<number>>

/**
 * Fetches the criteria (such as "Schools" or "Aarhus") that at least one item has. Companies have no
 * criteria, so nothing is fetched for them.
 */
export function useCriteriaInUse(itemType: ItemType, typeIds: readonly number[]) {
  const isEnabled = itemType !== 'company' && typeIds.length > 0
  return useResource<CriteriaInUse>(
    isEnabled ? ['criteriaInUse', itemType, typeIds.join(' ')] : null,
    async (client) => {
      const inUse = new Map<number, ReadonlySet<number>>()
      for (const typeId of typeIds) {
        // oxlint-disable-next-line no-await-in-loop -- sequential, because the result is not urgent
        const facet = await fetchFacet(client, emptyCriteria(itemType), { typeId })
        if (facet !== null && !facet.countIsCapped)
          inUse.set(typeId, new Set(facet.criteria.map(({ id }) => id)))
      }
      return inUse
    },
    fetchedOnce,
  )
}
