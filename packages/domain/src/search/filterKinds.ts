import type { Schemas } from '@spadestik/api-client/schema'

/** Null is an open end. */
export interface Range {
  readonly min: number | null
  readonly max: number | null
  /** Whether items without a value match too. */
  readonly allowUnspecified: boolean
}

/** A first and a last day as `YYYY-MM-DD`. If one of them is null, the range has no limit on that side. */
export interface DayRange {
  readonly from: string | null
  readonly to: string | null
}

/** A criterion, such as the municipality Aarhus, that a search includes or excludes. */
export type CriterionChoice = Readonly<Pick<Schemas['SelectedCriterion'], 'id' | 'typeId' | 'included'>>

/**
 * A kind of filter, such as a range of numbers. It has an empty value, and functions that write values to a
 * URL and read values from a URL.
 */
export interface FilterKind<Value> {
  readonly empty: Value
  /** Malformed text gives the empty value. */
  readonly parse: (text: string) => Value
  /** The empty value becomes ''. */
  readonly serialize: (value: Value) => string
}

const maxId = 2_147_483_647

function wholeNumber(text: string): number | null {
  // A number of thirteen digits is always a safe integer.
  return /^\d{1,13}$/.test(text) ? Number(text) : null
}

function id(text: string | undefined): number | null {
  const value = wholeNumber(text ?? '')
  return value !== null && value > 0 && value <= maxId ? value : null
}

const distinct = (ids: readonly number[]): number[] => [...new Set(ids)].sort((a, b) => a - b)

/** A filter with ids in ascending order, written `1.3` in a URL. */
export const ids: FilterKind<readonly number[]> = {
  empty: [],
  parse: (text) =>
    distinct(
      text
        .split('.')
        .map((part) => id(part))
        .filter((found) => found !== null),
    ),
  serialize: (chosen) => distinct(chosen).join('.'),
}

const byTypeAndId = (a: CriterionChoice, b: CriterionChoice): number => a.typeId - b.typeId || a.id - b.id

/**
 * A filter with included and excluded criteria. In a URL, `3.12` includes criterion 12 of type 3, and `3.-12`
 * excludes it.
 */
export const criteria: FilterKind<readonly CriterionChoice[]> = {
  empty: [],
  parse(text) {
    const byId = new Map<number, CriterionChoice>()
    for (const part of text.split('_')) {
      const [, type, sign, number] = /^(\d+)\.(-?)(\d+)$/.exec(part) ?? []
      const typeId = id(type)
      const criterionId = id(number)
      if (typeId !== null && criterionId !== null) {
        byId.set(criterionId, { id: criterionId, typeId, included: sign === '' })
      }
    }
    return [...byId.values()].sort(byTypeAndId)
  },
  serialize: (chosen) =>
    [...chosen]
      .sort(byTypeAndId)
      .map(({ typeId, id: criterionId, included }) => `${typeId}.${included ? '' : '-'}${criterionId}`)
      .join('_'),
}

/**
 * A filter with a range of whole numbers, such as `5~7` in a URL. With a `!` at the end, items without a
 * value do not match.
 */
export const range: FilterKind<Range> = {
  empty: { min: null, max: null, allowUnspecified: true },
  parse(text) {
    const [, min = '', max = '', strict = ''] = /^(\d*)~(\d*)(!?)$/.exec(text) ?? []
    const [low, high] = [wholeNumber(min), wholeNumber(max)]
    const isReversed = low !== null && high !== null && low > high
    return {
      min: isReversed ? high : low,
      max: isReversed ? low : high,
      allowUnspecified: strict === '',
    }
  },
  serialize: ({ min, max, allowUnspecified }) =>
    min === null && max === null && allowUnspecified
      ? ''
      : `${min ?? ''}~${max ?? ''}${allowUnspecified ? '' : '!'}`,
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/**
 * A filter with a range of days, such as `2027-01-01~2027-12-31` in a URL. With a `!` at the end, items
 * without a date do not match.
 */
export const period: FilterKind<DayRange & { readonly allowUnspecified: boolean }> = {
  empty: { from: null, to: null, allowUnspecified: true },
  parse(text) {
    const [, first = '', last = '', strict = ''] = /^([\d-]*)~([\d-]*)(!?)$/.exec(text) ?? []
    const from = isDay(first) ? first : null
    const to = isDay(last) ? last : null
    const isReversed = from !== null && to !== null && from > to
    return {
      from: isReversed ? to : from,
      to: isReversed ? from : to,
      allowUnspecified: strict === '',
    }
  },
  serialize: ({ from, to, allowUnspecified }) =>
    from === null && to === null && allowUnspecified
      ? ''
      : `${from ?? ''}~${to ?? ''}${allowUnspecified ? '' : '!'}`,
}

/** A filter that is on or off. In a URL, on is written `true`, and off is left out. */
export const flag: FilterKind<boolean> = {
  empty: false,
  parse: (text) => text === 'true',
  serialize: (value) => (value ? 'true' : ''),
}

/**
 * A filter for yes, no or both (null). Older URLs contain `public` instead of `true`, and `private` instead
 * of `false`.
 */
export const toggle: FilterKind<boolean | null> = {
  empty: null,
  parse: (text) =>
    text === 'true' || text === 'public' ? true : text === 'false' || text === 'private' ? false : null,
  serialize: (value) => (value === null ? '' : String(value)),
}
