import type { Contract } from '../contract/Contract'
import { flatten, type FlatSchema } from '../contract/flatten'
import type { Schema } from '../contract/Schema'

export interface Contracts {
  before: Contract
  after: Contract
}

interface Change {
  part: string
  what: string
}

const typesOf = ({ type = [] }: Schema): string[] => [type].flat()
const choicesOf = ({ enum: choices, const: only }: Schema): unknown[] | undefined =>
  choices ?? (only === undefined ? undefined : [only])

const below = (was: number | undefined, is: number | undefined): boolean =>
  is !== undefined && (was === undefined || is < was)
const above = (was: number | undefined, is: number | undefined): boolean =>
  is !== undefined && (was === undefined || is > was)

const limits = ['maximum', 'maxLength', 'maxItems'] as const
const floors = ['minimum', 'minLength', 'minItems'] as const

/**
 * Lists what the schema `wide` allows but `narrow` does not: types, null, listed values, limits, formats and
 * patterns.
 */
function narrowed(wide: FlatSchema, narrow: FlatSchema): string[] {
  const [wideTypes, narrowTypes] = [typesOf(wide), typesOf(narrow)]
  // Every integer is also a number, so it fits a schema for numbers.
  const fits = (type: string): boolean =>
    narrowTypes.includes(type) || (type === 'integer' && narrowTypes.includes('number'))
  const types =
    narrowTypes.length > 0 && !(wideTypes.length > 0 && wideTypes.every(fits))
      ? [`type ${wideTypes.join(' or ') || 'any'} against ${narrowTypes.join(' or ')}`]
      : []
  const allowed = choicesOf(narrow)
  const lost =
    allowed === undefined ? [] : (choicesOf(wide) ?? ['any other']).filter((one) => !allowed.includes(one))
  return [
    ...types,
    ...(wide.isNullable && !narrow.isNullable ? ['null'] : []),
    ...lost.map(String),
    ...limits
      .filter((limit) => below(wide[limit], narrow[limit]))
      .map((limit) => `${limit} ${narrow[limit]}`),
    ...floors
      .filter((floor) => above(wide[floor], narrow[floor]))
      .map((floor) => `${floor} ${narrow[floor]}`),
    ...(narrow.format !== undefined && narrow.format !== wide.format ? [`format ${narrow.format}`] : []),
    ...(narrow.pattern !== undefined && narrow.pattern !== wide.pattern ? [`pattern ${narrow.pattern}`] : []),
  ]
}

function compare(
  contracts: Contracts,
  [before, after]: readonly [Schema, Schema],
  part: string,
  seen: ReadonlySet<string>,
  report: (was: FlatSchema, is: FlatSchema, part: string) => Change[],
): Change[] {
  const key = `${before.$ref ?? ''} ${after.$ref ?? ''}`
  if (before.$ref !== undefined && seen.has(key)) return []
  const within = new Set([...seen, key])
  const was = flatten(contracts.before, before)
  const is = flatten(contracts.after, after)
  const properties = Object.entries(was.properties ?? {}).flatMap(([name, property]) => {
    const other = is.properties?.[name]
    return other === undefined ? [] : compare(contracts, [property, other], `${part}.${name}`, within, report)
  })
  const items =
    was.items === undefined || is.items === undefined
      ? []
      : compare(contracts, [was.items, is.items], `${part}[]`, within, report)
  return [...report(was, is, part), ...properties, ...items]
}

const lostProperties = (was: FlatSchema, is: FlatSchema): string[] =>
  Object.keys(was.properties ?? {}).filter((name) => is.properties?.[name] === undefined)

/** Lists the changes of a request schema after which some valid requests become invalid. */
export function compareRequests(contracts: Contracts, before: Schema, after: Schema, part: string): Change[] {
  return compare(contracts, [before, after], part, new Set(), (was, is, at) => [
    ...narrowed(was, is).map((what) => ({ part: at, what: `is narrower: ${what}` })),
    ...lostProperties(was, is).map((name) => ({ part: `${at}.${name}`, what: 'was removed' })),
    ...(is.required ?? [])
      .filter((name) => !(was.required ?? []).includes(name))
      .map((name) => ({ part: `${at}.${name}`, what: 'is now required' })),
  ])
}

/**
 * Lists the changes of a response schema that clients do not expect: newly allowed values, and properties
 * that were removed or became optional.
 */
export function compareResponses(
  contracts: Contracts,
  before: Schema,
  after: Schema,
  part: string,
): Change[] {
  return compare(contracts, [before, after], part, new Set(), (was, is, at) => [
    ...narrowed(is, was).map((what) => ({ part: at, what: `is wider: ${what}` })),
    ...lostProperties(was, is).map((name) => ({ part: `${at}.${name}`, what: 'was removed' })),
    ...(was.required ?? [])
      .filter((name) => is.properties?.[name] !== undefined && !(is.required ?? []).includes(name))
      .map((name) => ({ part: `${at}.${name}`, what: 'is now optional' })),
  ])
}
