import { appliesTo } from './appliesTo'
import type { ItemType } from '../items/ItemType'
import type { CriterionChoice, DayRange, Range, SearchCriteria } from './SearchCriteria'
import { emptyCriteria } from './SearchCriteria'

const itemTypes: readonly ItemType[] = ['project', 'procurement', 'company']
const orders = ['bestMatch', 'budget', 'updated', 'published'] as const
const maxId = 2_147_483_647

function ids(text: string | null): number[] {
  const found = (text ?? '').split('.').map((part) => id(part))
  return [...new Set(found.filter((one) => one !== null))].sort((a, b) => a - b)
}

function wholeNumber(text: string): number | null {
  if (!/^\d{1,13}$/.test(text)) return null
  const value = Number(text)
  return value <= Number.MAX_SAFE_INTEGER ? value : null
}

function id(text: string | undefined): number | null {
  const value = wholeNumber(text ?? '')
  return value !== null && value > 0 && value <= maxId ? value : null
}

function range(text: string | null): Range {
  const [, min = '', max = '', strict = ''] = /^(\d*)~(\d*)(!?)$/.exec(text ?? '') ?? []
  const bounds = [wholeNumber(min), wholeNumber(max)]
  const [low, high] = bounds
  const isTurned = low !== null && high !== null && low !== undefined && high !== undefined && low > high
  return {
    min: (isTurned ? high : low) ?? null,
    max: (isTurned ? low : high) ?? null,
    allowUnspecified: strict === '',
  }
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

function dayRange(text: string | null): DayRange & { allowUnspecified: boolean } {
  const [, first = '', last = '', strict = ''] = /^([\d-]*)~([\d-]*)(!?)$/.exec(text ?? '') ?? []
  const from = isDay(first) ? first : null
  const to = isDay(last) ? last : null
  const isTurned = from !== null && to !== null && from > to
  return { from: isTurned ? to : from, to: isTurned ? from : to, allowUnspecified: strict === '' }
}

function choices(text: string | null): CriterionChoice[] {
  const byId = new Map<number, CriterionChoice>()
  for (const part of (text ?? '').split('_')) {
    const [, type, sign, number] = /^(\d+)\.(-?)(\d+)$/.exec(part) ?? []
    const typeId = id(type)
    const criterionId = id(number)
    if (typeId !== null && criterionId !== null) {
      byId.set(criterionId, { id: criterionId, typeId, included: sign === '' })
    }
  }
  return [...byId.values()].sort((a, b) => a.typeId - b.typeId || a.id - b.id)
}

/**
 * Parses a search from the query and page of a URL. It never fails: invalid values, and filters that do not
 * apply to the item type, get their defaults. See ADR 4. (S17)
 *
 * @param fallback the item type if the query has none
 */
export function parseCriteria(query: string, page: number, fallback: ItemType): SearchCriteria {
  const params = new URLSearchParams(query)
  const itemType = itemTypes.find((type) => type === params.get('type')) ?? fallback
  const order = orders.find((name) => name === params.get('order')) ?? 'bestMatch'
  const sector = params.get('sector')
  const { from, to } = dayRange(params.get('deadline'))
  const read: SearchCriteria = {
    itemType,
    freeSearch: (params.get('q') ?? '').trim(),
    freeSearchType: params.get('mode') === 'zip' ? 'zipCode' : 'normal',
    criteria: choices(params.get('c')),
    roles: ids(params.get('role')),
    companies: ids(params.get('company')),
    countryIds: ids(params.get('country')),
    projectPhases: ids(params.get('phase')),
    procurementPhases: ids(params.get('stage')),
    procurementTypes: ids(params.get('form')),
    budget: range(params.get('sum')),
    buildingSize: range(params.get('area')),
    groundSize: range(params.get('ground')),
    metres: range(params.get('metres')),
    units: range(params.get('units')),
    building: dayRange(params.get('period')),
    deadline: { from, to },
    isPublic: sector === 'public' ? true : sector === 'private' ? false : null,
    order,
    ascending: order !== 'bestMatch' && params.get('dir') === 'asc',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
  return withoutForeignParts(read)
}

/** Resets the filters that do not apply to the item type. */
export function withoutForeignParts(search: SearchCriteria): SearchCriteria {
  const empty = emptyCriteria(search.itemType)
  const isForeign = (field: keyof SearchCriteria): boolean => !appliesTo(field, search.itemType)
  const foreign = (Object.keys(empty) as (keyof SearchCriteria)[]).filter(isForeign)
  return { ...search, ...Object.fromEntries(foreign.map((field) => [field, empty[field]])) }
}
