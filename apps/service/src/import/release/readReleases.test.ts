import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { releaseOf, releases } from '../../testing/releases'
import type { PackageHead } from './readReleases'
import { ImportError, readReleases } from './readReleases'

const folder = mkdtempSync(join(tmpdir(), 'releases-'))
afterAll(() => rmSync(folder, { recursive: true }))

let files = 0
function write(content: string | Buffer): string {
  const file = join(folder, `${(files += 1)}.json`)
  writeFileSync(file, content)
  return file
}

async function readAll(file: string) {
  const head: PackageHead = { publisher: null }
  const read = []
  for await (const { release } of readReleases(file, head)) read.push(release)
  return { read, ...head }
}

const pack = (list: unknown) =>
  JSON.stringify({ version: '1.1', publisher: { name: 'Udgiver' }, releases: list })

describe('a release package', () => {
  test.each([
    ['plain', (text: string) => Buffer.from(text)],
    ['gzipped', (text: string) => gzipSync(text)],
  ])('[G01] %s is read release by release, with its publisher', async (_how, encode) => {
    const file = write(encode(pack(releases)))
    expect(await readAll(file)).toEqual({ read: releases, publisher: 'Udgiver' })
  })

  test('[G01] may be empty', async () => {
    expect(await readAll(write(pack([])))).toEqual({ read: [], publisher: 'Udgiver' })
  })

  test('[G01] larger than one chunk is read completely', async () => {
    const many = Array.from({ length: 600 }, (_, index) =>
      releaseOf({ id: String(index), tender: { title: 'Bro '.repeat(100) } }),
    )
    expect((await readAll(write(pack(many)))).read).toEqual(many)
  })
})

describe('a broken file', () => {
  const zipped = gzipSync(pack(releases))

  test.each([
    ['an empty file', '', /truncated or not JSON/],
    ['no JSON', 'Udbud;Frist', /cannot be read as JSON/],
    ['truncated JSON', pack(releases).slice(0, -40), /ends in the middle/],
    ['a truncated gzip', zipped.subarray(0, zipped.length - 60), /cannot be read as JSON/],
    ['a file that is not a package', '{"records":[]}', /has no? list "releases"|no list "releases"/],
    [
      'releases that are not a list',
      '{"releases":{"a":1}}',
      /"releases" is not a list|has no usable|is not an object/,
    ],
  ])('[G01] %s is refused with a reason', async (_what, content, reason) => {
    const file = write(content)
    await expect(readAll(file)).rejects.toThrow(reason)
    await expect(readAll(file)).rejects.toBeInstanceOf(ImportError)
  })

  test('[G01] a missing file is reported by name', async () => {
    await expect(readAll(join(folder, 'gone.json'))).rejects.toThrow(/gone\.json/)
  })
})
