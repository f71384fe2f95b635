import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { readCodeList } from './CodeList'
import { ImportError } from '../file/ImportError'

const folder = mkdtempSync(join(tmpdir(), 'codes-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(content: string | Buffer): string {
  const file = join(folder, 'codes.json')
  writeFileSync(file, content)
  return file
}

const entry = (code: unknown, parent: unknown = null, labels: object = { da: 'Navn', en: 'Name' }) => ({
  code,
  parent,
  ...labels,
})

describe('a code list', () => {
  const list = [entry('b', 'a'), entry('a'), { code: 'c', sv: 'Namn' }]
  const criteria = [
    { code: 'b', parent: 'a', names: { da: 'Navn', en: 'Name' } },
    { code: 'a', parent: null, names: { da: 'Navn', en: 'Name' } },
    { code: 'c', parent: null, names: { sv: 'Namn' } },
  ]

  test('[G01] is read from plain and gzipped files, with parents before or after their children', async () => {
    expect(await readCodeList(write(JSON.stringify(list)))).toEqual(criteria)
    expect(await readCodeList(write(gzipSync(JSON.stringify(list))))).toEqual(criteria)
  })

  test('[G01] ignores empty labels', async () => {
    const [only] = await readCodeList(
      write(JSON.stringify([entry('a', null, { da: 'Bro', sv: ' ', en: null })])),
    )
    expect(only?.names).toEqual({ da: 'Bro' })
  })

  test.each([
    ['a circle', [entry('a', 'b'), entry('b', 'a')], /goes in a circle/],
    ['a circular parent', [entry('a', 'a')], /goes in a circle/],
    ['a missing parent', [entry('a', 'z')], /under "z", which it does not have/],
    ['a duplicate code', [entry('a'), entry('a')], /names a code twice/],
    ['an entry without a code', [entry(undefined)], /Entry 1 of .* has no code/],
    ['an entry without a label', [entry('a'), entry('b', null, {})], /Entry 2 of .* has no label/],
    ['a parent that is a number', [entry('a', 4)], /parent that is not a code/],
    ['an entry that is a string', ['a'], /Entry 1 of .* is not an object/],
    ['no entries', [], /is not a code list/],
    ['an object', { a: 1 }, /is not a code list/],
  ])('[G01] %s is refused with a reason', async (_what, content, reason) => {
    const reading = readCodeList(write(JSON.stringify(content)))
    await expect(reading).rejects.toThrow(reason)
    await expect(reading).rejects.toBeInstanceOf(ImportError)
  })

  test.each([
    ['no JSON', 'code;parent'],
    ['a truncated gzip', gzipSync(JSON.stringify(list)).subarray(0, 30)],
  ])('[G01] %s is refused with a reason', async (_what, content) => {
    await expect(readCodeList(write(content))).rejects.toThrow(/cannot be read as JSON/)
  })
})
