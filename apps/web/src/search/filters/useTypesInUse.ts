import { buildCriterionTree } from '@spadestik/domain/criteria'
import type { SearchCriteria } from '@spadestik/domain/search'
import { useMemo } from 'react'
import { useCriteriaInUse } from '../../api/facets'
import type { CriterionFilterType } from '../words/useSearchVocabulary'

/** Returns the type with unused top-level criteria moved to the end of its tree. */
function usedFirst(type: CriterionFilterType, inUse: ReadonlySet<number> | undefined): CriterionFilterType {
  const unused = inUse === undefined ? [] : type.criteria.filter(({ id }) => !inUse.has(id))
  if (unused.length === 0) return type
  const used = type.criteria.filter((criterion) => !unused.includes(criterion))
  return { ...type, tree: buildCriterionTree([...used, ...unused]) }
}

/** Returns the criterion types in use, and those that the search uses anyway. */
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
