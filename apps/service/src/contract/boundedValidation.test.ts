import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FuzzOperation } from '../testing/fuzz/FuzzOperation'
import { readFuzzOperations } from '../testing/fuzz/FuzzOperation'
import type { Schema } from '../testing/fuzz/Schema'
import { flatten } from '../testing/fuzz/Schema'
import { valuesOf } from '../testing/fuzz/valuesOf'
import type { Check } from './Contract'

/** A path into a request: names of properties, and 0 for the first entry of an array. */
type Path = readonly (string | number)[]

interface Place {
  readonly path: Path
  readonly schema: Schema
}

const typesOf = ({ type = [] }: Schema) => (typeof type === 'string' ? [type] : type)

/** Returns all places of a schema. */
function placesOf(schema: Schema, path: Path = []): Place[] {
  const flat = flatten(schema)
  const parts = Object.entries(flat.properties ?? {}).flatMap(([name, part]) =>
    placesOf(part, [...path, name]),
  )
  const items = flat.items === undefined ? [] : placesOf(flat.items, [...path, 0])
  const variants = (flat.anyOf ?? []).flatMap((part) => placesOf(part, path))
  return [{ path, schema: flat }, ...parts, ...items, ...variants]
}

/** Returns a copy of a request with a value at a place. Creates the objects and arrays on the way. */
function withValue(whole: unknown, [first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value
  if (first === 0) {
    const [entry] = Array.isArray(whole) ? whole : []
    return [withValue(entry, rest, value)]
  }
  const object = typeof whole === 'object' && whole !== null ? whole : {}
  return { ...object, [first]: withValue(Object(object)[first], rest, value) }
}

/**
 * Counts how often a value and its parts are read. Lengths are not counted, because reading one costs nothing.
 */
function counted(value: unknown, count: { reads: number }): unknown {
  if (typeof value !== 'object' || value === null) return value
  return new Proxy(value, {
    get: (target, name, receiver) => {
      if (name !== 'length' && typeof name === 'string') count.reads += 1
      return counted(Reflect.get(target, name, receiver), count)
    },
  })
}

function workOf(check: Check, value: unknown): { readonly reads: number; readonly faults: number } {
  const count = { reads: 0 }
  return { faults: check(counted(value, count)).length, reads: count.reads }
}

/** The largest body that the service reads, in bytes. */
const bodyLimit = 1_048_576

interface Part {
  readonly id: string
  readonly check: Check
  readonly schema: Schema
  readonly valid: unknown
}

const objectOf = (parameters: FuzzOperation['parameters']): Schema => ({
  type: 'object',
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  required: parameters.filter(({ isRequired }) => isRequired).map(({ name }) => name),
})

const parts = readFuzzOperations().flatMap(({ operation, parameters, body }): Part[] => {
  const { id, validateBody, validatePath, validateQuery } = operation
  const schemas: [string, Check | null, Schema | null][] = [
    ['path', validatePath, objectOf(parameters.filter(({ place }) => place === 'path'))],
    ['query', validateQuery, objectOf(parameters.filter(({ place }) => place === 'query'))],
    ['body', validateBody, body],
  ]
  return schemas.flatMap(([place, check, schema]) => {
    if (check === null || schema === null) return []
    const [valid] = fc.sample(valuesOf(schema, []), { numRuns: 1, seed: 7 })
    return [{ id: `${id} ${place}`, check, schema, valid }]
  })
})

const placesOfType = (part: Part, type: string) =>
  placesOf(part.schema)
    .filter(({ schema }) => typesOf(schema).includes(type) && schema.enum === undefined)
    .map((place) => ({ ...place, name: `${part.id} /${place.path.join('/')}` }))

const isBounded = ({ maxLength, const: only }: Schema) => maxLength !== undefined || only !== undefined

/** A value with several variants gets one fault per variant, and one for the choice. */
const faultsMax = 8

const nested = (depth: number) => {
  let value: unknown = 0
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? { nested: value } : [value]
  return value
}

describe('requests that are too large', () => {
  test('[Z03] the contract limits the length of every string and array of a request', () => {
    const strings = parts.flatMap((part) => placesOfType(part, 'string'))
    const arrays = parts.flatMap((part) => placesOfType(part, 'array'))
    expect(strings.filter(({ schema }) => !isBounded(schema)).map(({ name }) => name)).toEqual([])
    expect(arrays.filter(({ schema }) => schema.maxItems === undefined).map(({ name }) => name)).toEqual([])
    expect(strings.length).toBeGreaterThan(100)
    expect(arrays.length).toBeGreaterThan(50)
  })

  test.each(parts)('[Z03] $id: a string 10 or 1,000 times too long costs no pattern', (part) => {
    for (const { name, path, schema } of placesOfType(part, 'string')) {
      for (const times of [10, 1000]) {
        // A pattern that went through the whole text would find the wrong letter at its end last.
        const length = Math.min(Math.max(1, schema.maxLength ?? 0) * times, bodyLimit)
        const faults = part.check(withValue(part.valid, path, `${'+'.repeat(length)}\u0000`))
        const keywords = faults.map(({ keyword }) => keyword)
        expect(keywords.length, name).toBeGreaterThan(0)
        expect(keywords.length, name).toBeLessThanOrEqual(faultsMax)
        for (const costly of ['pattern', 'format']) expect(keywords, name).not.toContain(costly)
      }
    }
  })

  test.each(parts)('[Z03] $id: no entry of an array that is too long is read', (part) => {
    for (const { name, path, schema } of placesOfType(part, 'array')) {
      const { maxItems = 0, items = {} } = schema
      const [entry] = fc.sample(valuesOf(items, []), { numRuns: 1, seed: 7 })
      const lengths = [maxItems + 1, Math.max(10_000, (maxItems + 1) * 10)]
      const [small, large] = lengths.map((length) =>
        workOf(
          part.check,
          withValue(
            part.valid,
            path,
            Array.from({ length }, () => entry),
          ),
        ),
      )
      expect(small?.faults, name).toBeGreaterThan(0)
      expect(large, name).toEqual(small)
    }
  })

  test.each(parts)('[Z03] $id: what is nested 1,000 deep is not followed', (part) => {
    for (const { name, path, schema } of placesOfType(part, 'object')) {
      const places = [
        [...path, 'unknown'],
        ...Object.keys(schema.properties ?? {}).map((key) => [...path, key]),
      ]
      for (const place of places) {
        const [shallow, deep] = [10, 1000].map((depth) =>
          workOf(part.check, withValue(part.valid, place, nested(depth))),
        )
        expect(deep, name).toEqual(shallow)
        // Parts of responses that a request may repeat allow unknown properties.
        expect(deep?.faults, name).toBeLessThanOrEqual(faultsMax)
      }
    }
  })

  test.each(parts)('[Z03] $id: ten thousand unknown properties are as few faults as one', (part) => {
    for (const { name, path } of placesOfType(part, 'object')) {
      const faults = [1, 10_000].map((count) => {
        const many = Array.from({ length: count }, (_one, index) => [`p${index}`, index] as const)
        return part.check(withValue(part.valid, path, Object.fromEntries(many))).length
      })
      expect(faults[0], name).toBeGreaterThan(0)
      expect(faults[1], name).toBe(faults[0])
    }
  })
})
