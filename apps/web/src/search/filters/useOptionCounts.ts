import type { Schemas } from '@spadestik/api-client'
import { limits } from '@spadestik/domain/limits'
import type { SearchCriteria } from '@spadestik/domain/search'
import { useFacet } from '../../api/facets'
import { useFormats } from '../../locale/useFormats'

/**
 * Returns functions that return the count of one option of a filter, as formatted text. The count of an
 * option is the number of results that the search would have with this option only. Counts are exact up to
 * 1,000 (ADR 6). Without counts, the functions return undefined.
 *
 * @param search the search to count; null while the filter is collapsed. Companies have no counts.
 */
export function useOptionCounts(search: SearchCriteria | null, filter: Schemas['CountedFilter']) {
  const { count } = useFormats()
  const { data } = useFacet(search, { filter })
  // For companies there are no counts. In this case SWR fetches nothing and still returns the previous
  // counts.
  const facet = search?.itemType === 'company' ? null : data
  const written = (matches: number): string =>
    count(
      Math.min(matches, limits.exactCountMax),
      matches > limits.exactCountMax || facet?.countIsCapped === true,
    )
  const { options, sectors } = facet ?? {}
  return {
    countOf: (id: number) => options && written(options.find((option) => option.id === id)?.count ?? 0),
    countOfSector: (sector: keyof NonNullable<typeof sectors>) => sectors && written(sectors[sector]),
  }
}
