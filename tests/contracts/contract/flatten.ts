import type { Contract } from './Contract'
import { follow } from './Operation'
import type { Schema } from './Schema'

/** A schema whose references are resolved and whose `allOf` and `anyOf` are merged (see `flatten`). */
export interface FlatSchema extends Schema {
  isNullable: boolean
}

/**
 * Merges alternative schemas into one schema with all of their listed values. Returns null if one of them has
 * no listed values.
 */
function joinChoices(alternatives: readonly FlatSchema[]): Schema | null {
  const choices = alternatives.map(
    ({ enum: listed, const: only }) => listed ?? (only === undefined ? null : [only]),
  )
  const [first] = alternatives
  return first !== undefined && choices.every((one) => one !== null)
    ? { type: first.type, enum: choices.flat() }
    : null
}

/**
 * Resolves the references of a schema, and merges its `allOf` and `anyOf` into it. An alternative in `anyOf`
 * is merged if it is the only one apart from null. Several alternatives are merged if each has `enum` or
 * `const`, and are left out otherwise.
 */
export function flatten(contract: Contract, schema: Schema): FlatSchema {
  const { allOf = [], anyOf = [], ...own } = follow(contract, schema)
  const some = anyOf.filter(({ type }) => type !== 'null')
  const joined = some.length > 1 ? joinChoices(some.map((part) => flatten(contract, part))) : null
  const chosen = some.length === 1 ? some : joined === null ? [] : [joined]
  const parts = [...allOf, ...chosen].map((part) => flatten(contract, part))
  const types = [own.type ?? parts.find(({ type }) => type !== undefined)?.type ?? []].flat()
  const type = types.filter((name) => name !== 'null')
  return {
    ...Object.assign({}, ...parts, own),
    ...(type.length === 0 ? {} : { type: type.length === 1 ? type[0] : type }),
    properties: Object.assign({}, ...parts.map(({ properties }) => properties), own.properties),
    required: [...new Set([...parts.flatMap(({ required = [] }) => required), ...(own.required ?? [])])],
    isNullable: types.includes('null') || some.length < anyOf.length,
  }
}
