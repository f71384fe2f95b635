import type { Schemas } from '@spadestik/api-client'
import { keysOf } from '@spadestik/domain/records'
import type { FilterName, SearchCriteria } from '@spadestik/domain/search'
import { appliesTo, emptyCriteria, isFilterSet } from '@spadestik/domain/search'
import type { ActiveFilter } from '@spadestik/ui/ActiveFilters'
import type { MatchedFilter, TextContext } from './filterTexts'
import { filterTexts } from './filterTexts'

export interface RemovableFilter extends ActiveFilter {
  readonly removal: Partial<SearchCriteria>
}

const namesOfSet = (search: SearchCriteria): FilterName[] =>
  keysOf(filterTexts).filter((name) => appliesTo(name, search.itemType) && isFilterSet(name, search[name]))

/** Returns the active filters of a search. The free text comes first (S07). */
export function activeFilters(search: SearchCriteria, context: TextContext): RemovableFilter[] {
  const empty = emptyCriteria(search.itemType)
  const whole = (id: keyof SearchCriteria, label: string): RemovableFilter => ({
    id,
    label,
    kind: 'plain',
    removal: { [id]: empty[id] },
  })
  function filtersOf<Name extends FilterName>(name: Name): RemovableFilter[] {
    const parts = filterTexts[name].parts(search[name], context)
    if (typeof parts === 'string') return [whole(name, parts)]
    return parts.map(({ id, label, kind, rest }) => ({
      id: `${name} ${id}`,
      label,
      kind,
      removal: { [name]: rest },
    }))
  }
  const { freeSearch } = search
  return [
    ...(freeSearch === '' ? [] : [whole('freeSearch', freeSearch)]),
    ...namesOfSet(search).flatMap(filtersOf),
  ]
}

/** Returns the filters of a search that an item matches, except the free text (S18). */
export function matchedFilters(
  search: SearchCriteria,
  reason: Schemas['MatchReason'],
  context: TextContext,
): (MatchedFilter & { readonly key: string })[] {
  function reasonsOf<Name extends FilterName>(name: Name): readonly MatchedFilter[] {
    const { parts, reasons } = filterTexts[name]
    if (reasons !== undefined) return reasons(search[name], reason, context)
    const found = parts(search[name], context)
    const labels = typeof found === 'string' ? [found] : found.map(({ label }) => label)
    return [{ label: context.intl.formatList(labels, { type: 'disjunction' }), isUnspecified: false }]
  }
  return namesOfSet(search).flatMap((name) =>
    reasonsOf(name).map((matched) => ({ ...matched, key: `${name} ${matched.id ?? ''}` })),
  )
}
