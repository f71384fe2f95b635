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
 * What the matches of a search are counted by: the criteria of one type (such as all municipalities), ranges
 * of a measure (such as the budget), or the options of a filter.
 */
export type FacetSubject =
  | { readonly typeId: number }
  | { readonly measure: Measure }
  | { readonly filter: Schemas['CountedFilter'] }

/**
 * Returns the name of the search property that holds the range of the measure or the chosen options of the
 * filter.
 */
const filterOf = (subject: Exclude<FacetSubject, { readonly typeId: number }>) =>
  'measure' in subject ? subject.measure : subject.filter

/**
 * Returns the cache key of the counts. The key leaves out what does not affect the counts: the order, the
 * page, and the values of the subject that the search already includes.
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

/**
 * Fetches how many items the search would find with each value of the subject, such as each municipality.
 * Ignores the values of the subject that are already chosen. The previous counts stay until the next ones
 * arrive. Fetches nothing for a null search or for companies.
 */
export function useFacet(search: SearchCriteria | null, subject: FacetSubject) {
  const isEnabled = search !== null && search.itemType !== 'company'
  return useResource(
    isEnabled
      ? [
          'facet',
          'typeId' in subject ? `criteria ${subject.typeId}` : filterOf(subject),
          keyOf(search, subject),
        ]
      : null,
    (client) => (isEnabled ? fetchFacet(client, search, subject) : Promise.resolve(null)),
    { keepPreviousData: true },
  )
}

/**
 * Maps each criterion type (such as geography) to the ids of the criteria (such as "Aarhus") that at least
 * one item has. A type is missing if there are too many items to count.
 */
export type CriteriaInUse = ReadonlyMap<number, ReadonlySet<number>>

/**
 * Fetches once which criteria (such as "Schools" or "Aarhus") at least one item has. Companies have no
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
