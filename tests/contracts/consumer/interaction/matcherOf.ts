import { MatchersV3 } from '@pact-foundation/pact'
import { readContract } from '../../contract/Contract'
import { flatten, type FlatSchema } from '../../contract/flatten'
import type { Schema } from '../../contract/Schema'
import { Closed, Containing, Exactly, InOrder } from './Reads'

const contract = readContract()

const forms: Record<string, RegExp> = {
  uri: /^https?:\/\/\S+$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  'date-time': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/,
}

const quote = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * Requires a text with this pattern. Also requires the type text, because the pattern alone would accept a
 * number such as 7, or null.
 */
const matchPattern = (pattern: string, example: string) => ({
  'pact:matcher:type': [{ 'pact:matcher:type': 'type' }, { 'pact:matcher:type': 'regex', regex: pattern }],
  value: example,
})

/** Allows only properties with these names. Properties that are in `value` are required. */
const matchOnlyKnown = (names: readonly string[], value: unknown) => ({
  'pact:matcher:type': [
    { 'pact:matcher:type': 'type' },
    {
      'pact:matcher:type': 'each-key',
      rules: [{ 'pact:matcher:type': 'regex', regex: `^(${names.join('|')})$` }],
    },
  ],
  value,
})

function matchText({ enum: choices, format = '', pattern }: FlatSchema, example: string) {
  if (choices !== undefined) {
    return matchPattern(`^(${choices.map(String).map(quote).join('|')})$`, example)
  }
  const form = forms[format]
  if (form !== undefined) return matchPattern(form.source, example)
  // Leave out patterns with Unicode classes (`\p`), because regular-expression engines write them
  // differently.
  if (pattern !== undefined && !pattern.includes(String.raw`\p`)) return matchPattern(pattern, example)
  return MatchersV3.string(example)
}

/** Accepts the listed numbers, or those that are not below the minimum of the contract. */
function matchInteger({ enum: choices, minimum }: FlatSchema, example: number) {
  const least =
    minimum === undefined ? String.raw`-?\d+` : minimum > 0 ? String.raw`[1-9]\d*` : String.raw`\d+`
  const regex = choices === undefined ? `^${least}$` : `^(${choices.join('|')})$`
  return {
    'pact:matcher:type': [{ 'pact:matcher:type': 'integer' }, { 'pact:matcher:type': 'regex', regex }],
    value: example,
  }
}

function matchValue(schema: FlatSchema, example: unknown): unknown {
  if (schema.const !== undefined) return MatchersV3.equal(schema.const)
  if (schema.type === 'string') return matchText(schema, String(example))
  if (schema.type === 'integer') return matchInteger(schema, Number(example))
  if (schema.type === 'number') return MatchersV3.number(Number(example))
  if (schema.type === 'boolean') return MatchersV3.boolean(Boolean(example))
  const [entry] = Object.entries(example ?? {})
  if (entry !== undefined) return MatchersV3.eachKeyLike(entry[0], MatchersV3.like(entry[1]))
  throw new Error(
    `${JSON.stringify(schema).slice(0, 120)} cannot be read as a whole. Name the properties to read.`,
  )
}

/**
 * Returns the Pact matcher for the body of a response. It requires the parts that the app reads, with types,
 * formats and values from the contract.
 *
 * @param example the example of the whole response
 * @param reads a value of the type `Reads`
 * @throws Error if the contract lacks one of the parts, or an example of it
 */
export function matcherOf(schema: Schema, example: unknown, reads: unknown, at = '$'): unknown {
  const flat = flatten(contract, schema)
  if (reads === null) return MatchersV3.nullValue()
  // Use an explicit matcher, because Pact compares only the type of a plain value inside lists and closed
  // objects.
  if (reads instanceof Exactly) return MatchersV3.equal(reads.value)
  if (reads instanceof Closed) {
    return matchOnlyKnown(Object.keys(flat.properties ?? {}), matcherOf(schema, example, reads.parts, at))
  }
  if (reads instanceof InOrder) {
    // No matcher: Pact accepts every list where a matcher is given with an empty list.
    if (reads.entries.length === 0) return []
    const [first] = example as unknown[]
    return reads.entries.map((entry, index) => matcherOf(flat.items ?? {}, first, entry, `${at}[${index}]`))
  }
  if (reads instanceof Containing) {
    const [first] = example as unknown[]
    const entry = matcherOf(flat.items ?? {}, first, reads.entry, `${at}[]`)
    return {
      'pact:matcher:type': 'arrayContains',
      variants: [entry],
      value: [MatchersV3.reify(entry as string)],
    }
  }
  if (Array.isArray(reads)) {
    const [first] = example as unknown[]
    const entry = matcherOf(flat.items ?? {}, first, reads[0], `${at}[]`)
    return reads[1] === 'or none' ? MatchersV3.atLeastLike(entry, 0, 1) : MatchersV3.eachLike(entry)
  }
  if (typeof reads === 'object') {
    const parts = Object.entries(reads).map(([name, part]) => {
      const further = typeof flat.additionalProperties === 'object' ? flat.additionalProperties : undefined
      const property = flat.properties?.[name] ?? further
      const value = (example as Record<string, unknown> | null | undefined)?.[name]
      if (property === undefined) throw new Error(`The contract has no ${at}.${name}. Read only what it has.`)
      return [name, matcherOf(property, value, part, `${at}.${name}`)]
    })
    return Object.fromEntries(parts)
  }
  if (example === undefined || example === null) {
    throw new Error(`The contract has no example of ${at}, so the pact cannot show one. Add one.`)
  }
  return matchValue(flat, example)
}
