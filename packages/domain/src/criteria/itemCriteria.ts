export interface ShownCriterionType {
  readonly id: number
  readonly searchable: boolean
  readonly tailored: boolean
  readonly highlightedProject: boolean
  readonly highlightedProcurement: boolean
}

/** Returns the criterion types that users can filter by. (S10) */
export function searchableTypes<Type extends ShownCriterionType>(types: readonly Type[]): Type[] {
  return types.filter(({ searchable }) => searchable)
}

/** Returns the criterion types, such as geography, that a row of search results shows. (S20) */
export function highlightedTypes<Type extends ShownCriterionType>(
  types: readonly Type[],
  itemType: 'project' | 'procurement',
): Type[] {
  return types.filter((type) =>
    itemType === 'project' ? type.highlightedProject : type.highlightedProcurement,
  )
}

/**
 * Returns the criterion types that all customers see, such as geography. An item's page lists them before the
 * tailored types, which only some customers see. (P01)
 */
export function standardTypes<Type extends ShownCriterionType>(types: readonly Type[]): Type[] {
  return types.filter(({ tailored }) => !tailored)
}

/**
 * Groups the criteria of an item by their types, such as geography. Each criterion is a path that names the
 * criterion and its parents. Types without criteria are left out.
 */
export function criteriaByType<Type extends ShownCriterionType, Path>(
  types: readonly Type[],
  groups: readonly { readonly typeId: number; readonly criteria: readonly Path[] }[],
): { readonly type: Type; readonly paths: readonly Path[] }[] {
  return types.flatMap((type) => {
    const paths = groups.filter(({ typeId }) => typeId === type.id).flatMap(({ criteria }) => criteria)
    return paths.length === 0 ? [] : [{ type, paths }]
  })
}
