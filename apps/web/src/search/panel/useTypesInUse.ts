import type { SearchCriteria } from '@spadestik/domain/search'
import { useMemo } from 'react'
import { useCriteriaInUse } from '../../api/facets'
import type { CriterionFilterType } from '../../filters/useSearchVocabulary'

function usedFirst(type: CriterionFilterType, inUse: ReadonlySet<number> | undefined): CriterionFilterType {
  if (inUse === undefined) return type
  const isUsed = ({ id }: { readonly id: number }) => inUse.has(id)
  const used = type.items.filter(isUsed)
  if (used.length === type.items.length) return type
  return { ...type, items: [...used, ...type.items.filter((item) => !isUsed(item))] }
}

/**
 * Returns the criterion types (such as geography) that are in use. A type is in use if an item has one of its
 * criteria, or if the search contains one of them.
 */
export function useTypesInUse(
  types: readonly CriterionFilterType[],
  { itemType, criteria }: Pick<SearchCriteria, 'itemType' | 'criteria'>,
): CriterionFilterType[] {
  const { data: inUse } = useCriteriaInUse(
    itemType,
    types.map(({ id }) => id),
  )
  const ordered = useMemo(() => types.map((type) => usedFirst(type, inUse?.get(type.id))), [types, inUse])
  return ordered.filter(
    ({ id }) => inUse?.get(id)?.size !== 0 || criteria.some(({ typeId }) => typeId === id),
  )
}
