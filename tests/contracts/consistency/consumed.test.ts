import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readInteractions } from '../pact/readInteractions'
import { operationIdOf } from '../pact/readPact'
import { appNames } from '../pactFile'

const repository = join(import.meta.dirname, '../../..')
const sources = globSync('{apps/web/src,packages/domain/src}/**/*.{ts,tsx}', { cwd: repository })
  .filter((file) => !/\.(test|fixture)\.tsx?$/.test(file))
  .map((file) => readFileSync(join(repository, file), 'utf8'))

const words = new Set(sources.flatMap((source) => source.match(/\w+/g) ?? []))

function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => [name, ...namesIn(part)])
}

/**
 * Whether the app uses this operation: its source code contains the name of the operation. `getTranslations`
 * is left out, because the app finds the properties of its response by keys that come from data.
 */
const isRead = (operation: string): boolean => words.has(operation) && operation !== 'getTranslations'

const asked = Map.groupBy(readInteractions(appNames), operationIdOf)
const called = [...asked].filter(([operation]) => isRead(operation))

describe('the pact requires only what is read', () => {
  test.each(called)(
    '[G06] every property that the pact requires of %s is named in the source files of the app',
    (_, interactions) => {
      const names = new Set(interactions.flatMap(({ response }) => namesIn(response.body?.content)))
      expect([...names].filter((name) => !words.has(name))).toEqual([])
    },
  )

  test('[G06] the app calls most operations', () => {
    expect(called.length).toBeGreaterThan(60)
  })
})
