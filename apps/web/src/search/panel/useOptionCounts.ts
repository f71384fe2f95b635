import type { Schemas } from '@spadestik/api-client'
import { limits } from '@spadestik/domain/limits'
import type { SearchCriteria } from '@spadestik/domain/search'
import { useFacet } from '../../api/facets'
import { useFormats } from '../../locale/useFormats'

/**
 * Returns functions that format how many results the search would have if only one option of a filter were
 * selected. Counts are exact up to 1,000 (ADR 6). Without counts, as for companies, the functions return
 * undefined.
 *
 * @param search null while the filter is collapsed, because no counts are then needed
 */
export function useOptionCounts(search: SearchCriteria | null, filter: Schemas['CountedFilter']) {
  const { count } = useFormats()
  const { data: facet } = useFacet(search, { filter })
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
