import type { DayRange, Range, SearchCriteria } from './SearchCriteria'
import { appliesTo } from './appliesTo'

const byNumber = (a: number, b: number): number => a - b

function joined(ids: readonly number[]): string {
  return [...new Set(ids)].sort(byNumber).join('.')
}

function rangeText({ min, max, allowUnspecified }: Range): string {
  if (min === null && max === null && allowUnspecified) return ''
  return `${min ?? ''}~${max ?? ''}${allowUnspecified ? '' : '!'}`
}

function dayRangeText({ from, to }: DayRange): string {
  return from === null && to === null ? '' : `${from ?? ''}~${to ?? ''}`
}

/**
 * Formats a search as the query of a URL, without its page, which is in the path. Equal searches give equal
 * strings: defaults and filters that do not apply to the item type are left out. See ADR 4. (S17)
 */
export function serializeCriteria(search: SearchCriteria): string {
  const { building } = search
  const entries: [keyof SearchCriteria, string, string][] = [
    ['freeSearch', 'q', search.freeSearch.trim()],
    ['freeSearchType', 'mode', search.freeSearchType === 'zipCode' ? 'zip' : ''],
    ['criteria', 'c', criteriaText(search)],
    ['roles', 'role', joined(search.roles)],
    ['companies', 'company', joined(search.companies)],
    ['countryIds', 'country', joined(search.countryIds)],
    ['projectPhases', 'phase', joined(search.projectPhases)],
    ['procurementPhases', 'stage', joined(search.procurementPhases)],
    ['procurementTypes', 'form', joined(search.procurementTypes)],
    ['budget', 'sum', rangeText(search.budget)],
    ['buildingSize', 'area', rangeText(search.buildingSize)],
    ['groundSize', 'ground', rangeText(search.groundSize)],
    ['metres', 'metres', rangeText(search.metres)],
    ['units', 'units', rangeText(search.units)],
    [
      'building',
      'period',
      building.allowUnspecified ? dayRangeText(building) : `${building.from ?? ''}~${building.to ?? ''}!`,
    ],
    ['deadline', 'deadline', dayRangeText(search.deadline)],
    ['isPublic', 'sector', search.isPublic === null ? '' : search.isPublic ? 'public' : 'private'],
    ['order', 'order', search.order === 'bestMatch' ? '' : search.order],
    ['ascending', 'dir', search.ascending && search.order !== 'bestMatch' ? 'asc' : ''],
  ]
  const query = new URLSearchParams({ type: search.itemType })
  for (const [field, key, text] of entries) {
    if (text !== '' && appliesTo(field, search.itemType)) query.set(key, text)
  }
  return query.toString()
}

/** `3.12` includes criterion 12 of type 3, `3.-12` excludes it. */
function criteriaText({ criteria }: SearchCriteria): string {
  return [...criteria]
    .sort((a, b) => a.typeId - b.typeId || a.id - b.id)
    .map(({ typeId, id, included }) => `${typeId}.${included ? '' : '-'}${id}`)
    .join('_')
}
