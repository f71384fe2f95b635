import { globSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const folder = resolve(import.meta.dirname, '..')
const page = readFileSync(join(folder, '../../docs/aria-patterns.md'), 'utf8')
const listOf = (cell = ''): string[] => cell.split(',').flatMap((name) => name.trim() || [])

/**
 * The rows of the table in `docs/aria-patterns.md`: a pattern, its test file, the components that the file
 * tests, and the components that deviate from the pattern.
 */
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('.test.tsx`'))
  .map((line) => {
    const [, pattern = '', file = '', components, deviating] = line.split('|').map((cell) => cell.trim())
    const path = join(folder, 'tests/conformance', file.replaceAll('`', ''))
    return { pattern, path, components: listOf(components), deviating: listOf(deviating) }
  })

describe('[G03] the patterns of the ARIA Authoring Practices', () => {
  test.each(rows)('$pattern is tested with each of its components', ({ path, components }) => {
    const text = readFileSync(path, 'utf8')
    expect(text).toMatch(/describe\w+Pattern\(/)
    expect(components.filter((name) => !text.includes(`<${name}`))).toEqual([])
  })

  test('every suite of a pattern is in the table', () => {
    const tested = globSync('tests/conformance/*.test.tsx', { cwd: folder })
      .map((file) => join(folder, file))
      .filter((file) => /describe\w+Pattern\(/.test(readFileSync(file, 'utf8')))
    expect([...new Set(rows.map(({ path }) => path))].toSorted()).toEqual(tested.toSorted())
  })

  test.each(rows.flatMap(({ deviating }) => deviating))('the page of %s explains its deviation', (name) => {
    const [file = ''] = globSync(`src/*/${name}/${name}.mdx`, { cwd: folder })
    expect(basename(file)).toBe(`${name}.mdx`)
    const [, rest = ''] = readFileSync(join(folder, file), 'utf8').split('\n## Accessibility\n')
    expect(rest.split('\n## ')[0]).toContain('ARIA Authoring Practices')
  })
})
