/** The part of a criterion type that tells where it is shown. @source specification 3 (Criterion type) */
export interface ShownCriterionType {
  readonly id: number
  readonly searchable: boolean
  readonly tailored: boolean
  readonly highlightedProject: boolean
  readonly highlightedProcurement: boolean
}

/** The types that are filters of the search. */
export function searchableTypes<Type extends ShownCriterionType>(types: readonly Type[]): Type[] {
  return types.filter(({ searchable }) => searchable)
}

/** The types that a row of results names. @source specification 2 (Result rows) */
export function highlightedTypes<Type extends ShownCriterionType>(
  types: readonly Type[],
  itemType: 'project' | 'procurement',
): Type[] {
  return types.filter((type) =>
    itemType === 'project' ? type.highlightedProject : type.highlightedProcurement,
  )
}

/** The types that an item's page lists; a tailored one has a place of its own. @source specification 2 (Project page) */
export function standardTypes<Type extends ShownCriterionType>(types: readonly Type[]): Type[] {
  return types.filter(({ tailored }) => !tailored)
}

/** The names of an item's criteria as 'parent > child' paths, by type; types without any are left out. */
export function criteriaByType<Type extends ShownCriterionType, Path>(
  types: readonly Type[],
  groups: readonly { readonly typeId: number; readonly criteria: readonly Path[] }[],
): { readonly type: Type; readonly paths: readonly Path[] }[] {
  return types.flatMap((type) => {
    const paths = groups.filter(({ typeId }) => typeId === type.id).flatMap(({ criteria }) => criteria)
    return paths.length === 0 ? [] : [{ type, paths }]
  })
}
