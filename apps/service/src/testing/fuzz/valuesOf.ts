import fc from 'fast-check'
import type { Schema } from './Schema'
import { flatten } from './Schema'

const words = [
  '1795165920000000.0.48',
  'a',
  'DKK',
  '12:30',
  '2026-11-21 10:00',
  'abcd',
  'Anne',
  'Skole i Århus',
  "O'Neill-Søren",
  '+45 12 34 56 78',
  'paid@demo.test',
  'ny@demo.test',
  'spadestik-demo',
  '8000',
  '/search/1?q=a',
  'https://crm.example.dk/hook',
  'http://localhost:9/#part',
  "bro OR '; drop table users; --",
  '%_\\',
  'Ω≈ç√',
  '🏗️',
  ' x ',
  'A'.repeat(100),
  '<b>&amp;</b>',
]

function stringsOf({ minLength = 0, maxLength = 200, pattern, format }: Schema): fc.Arbitrary<string> {
  if (format === 'date' || format === 'date-time') {
    const days = fc.date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
    return days.map((day) => (format === 'date' ? day.toISOString().slice(0, 10) : day.toISOString()))
  }
  if (format === 'email')
    return fc.oneof(fc.emailAddress({ size: 'small' }), fc.constantFrom('paid@demo.test', 'ny@demo.test'))
  const shape = pattern === undefined ? null : new RegExp(pattern, 'u')
  const fits = (text: string) =>
    [...text].length >= minLength && [...text].length <= maxLength && (shape === null || shape.test(text))
  const known = words.filter(fits)
  // Random strings almost never match a pattern, so they are used only where any text is allowed.
  const free =
    shape === null || shape.test('any text')
      ? [fc.string({ maxLength: 30 }), fc.string({ unit: 'grapheme', maxLength: 30 })]
      : []
  const made = free.map((any) => ({
    weight: 1,
    arbitrary: any.map((text) => (fits(text) ? text : 'any text')),
  }))
  if (known.length === 0 && made.length === 0)
    throw new Error(
      `No word matches ${pattern ?? 'the schema'}, so no request can be made. Add one to the words.`,
    )
  return known.length === 0
    ? fc.oneof(...made)
    : fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...known) }, ...made)
}

/**
 * Generates numbers within the limits of a schema, including the minimum and maximum. Numbers that are ids
 * are mostly ids of existing objects.
 */
function numbersOf(
  { minimum = -1_000_000, maximum = 2_147_483_647 }: Schema,
  isWhole: boolean,
  ids: readonly number[],
): fc.Arbitrary<number> {
  const inside = isWhole
    ? fc.integer({ min: minimum, max: maximum })
    : fc.double({ min: minimum, max: maximum, noNaN: true })
  const edges = fc.constantFrom(minimum, maximum)
  const known = ids.filter((id) => id >= minimum && id <= maximum)
  return known.length === 0
    ? fc.oneof(inside, edges)
    : fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...known) },
        { weight: 1, arbitrary: inside },
        { weight: 1, arbitrary: edges },
      )
}

function objectsOf(
  { properties = {}, required = [] }: Schema,
  ids: readonly number[],
): fc.Arbitrary<unknown> {
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema, ids)]),
  )
  return fc.record(model, {
    requiredKeys: [...new Set(required)].filter((name) => Object.hasOwn(model, name)),
  })
}

/**
 * Generates values that usually satisfy a schema. Some rules cannot be generated, so the service can still
 * reject a value.
 */
export function valuesOf(given: Schema, ids: readonly number[]): fc.Arbitrary<unknown> {
  const schema = flatten(given)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((one) => valuesOf(one, ids)))
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type: string) => valuesOf({ ...schema, type }, ids)))
  }
  switch (schema.type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return numbersOf(schema, true, ids)
    case 'number':
      return numbersOf(schema, false, ids)
    case 'string':
      return stringsOf(schema)
    case 'array': {
      const bounds = {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? 4, 4)),
      }
      const items = valuesOf(schema.items ?? {}, ids)
      return schema.uniqueItems === true ? fc.uniqueArray(items, bounds) : fc.array(items, bounds)
    }
    default:
      return schema.properties === undefined ? fc.anything({ maxDepth: 1 }) : objectsOf(schema, ids)
  }
}
