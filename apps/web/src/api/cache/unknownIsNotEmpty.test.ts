import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

const sources = join(import.meta.dirname, '../..')

/** Ways to take fetched data that is still unknown for empty. `knownOr` says that this is meant. */
const takesUnknownForEmpty = [
  /\b(data|all)(: \w+)? = (\[\]|\{\}|none\b)/,
  /\b(data|all) \?\? (\[\]|\{\}|none\b|0\b)/,
  /\(\)\.data \?\? /,
]

const files = readdirSync(sources, { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile() && /\.tsx?$/.test(file.name) && !/\.(test|stories)\./.test(file.name))
  .map((file) => join(file.parentPath, file.name))

test('[Z17, Z03] no screen takes fetched data for empty while it is unknown', () => {
  expect(files.length).toBeGreaterThan(300)
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => takesUnknownForEmpty.some((pattern) => pattern.test(line)))
      .map((line) => `${relative(sources, file)}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})
