import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { operationIdOf, readPact } from '../pact/readPact'
import { pactFile } from '../pactFile'

const repository = join(import.meta.dirname, '../../..')
const sources = globSync('{apps/web/src,packages/domain/src}/**/*.{ts,tsx}', { cwd: repository })
  .filter((file) => !/\.(test|fixture)\.tsx?$/.test(file))
  .map((file) => readFileSync(join(repository, file), 'utf8'))

/** Every word that the app and its rules are written with. */
const words = new Set(sources.flatMap((source) => source.match(/\w+/g) ?? []))

function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => [name, ...namesIn(part)])
}

/** The vocabulary is looked up by keys that are data. */
const isRead = (operation: string): boolean => words.has(operation) && operation !== 'getTranslations'

const asked = Map.groupBy(readPact(pactFile).interactions, operationIdOf)
const called = [...asked].filter(([operation]) => isRead(operation))

describe('the pact asks for nothing that nobody reads', () => {
  test.each(called)('[G06] of %s the app, or a rule, names each property', (_, interactions) => {
    const names = new Set(interactions.flatMap(({ response }) => namesIn(response.body?.content)))
    expect([...names].filter((name) => !words.has(name))).toEqual([])
  })

  test('[G06] most operations are called by the app', () => {
    expect(called.length).toBeGreaterThan(60)
  })
})
