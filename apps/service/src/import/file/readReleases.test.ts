import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import type { OcdsRelease } from '../../storage/records/OcdsRelease'
import { releaseOf, releases } from '../../testing/releases'
import { ImportError } from './ImportError'
import type { PackageHead } from './readReleases'
import { readReleases } from './readReleases'

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
  for await (const one of readReleases(file, head)) read.push('release' in one ? one.release : one)
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

const utf16 = (text: string, isLittle: boolean) => {
  const bytes = Buffer.from(text, 'utf16le')
  return isLittle ? bytes : bytes.swap16()
}
const record = (list: readonly (OcdsRelease | undefined)[]) => ({ ocid: list[0]?.ocid, releases: list })
const lines = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join('\n')
const [first, second, third] = releases
const two = [first, second]

describe('the files that publishers offer', () => {
  test.each<[string, string | Buffer, unknown]>([
    ['a record package', JSON.stringify({ records: [record([first]), record([second])] }), two],
    ['a record', JSON.stringify(record(two)), two],
    [
      'a record of links with its compiled release',
      JSON.stringify({
        records: [{ ocid: 'x', releases: [{ url: 'https://a.example' }], compiledRelease: first }],
      }),
      [first],
    ],
    [
      'a single record of links with its compiled release',
      JSON.stringify({ ocid: 'x', releases: [{ url: 'https://a.example' }], compiledRelease: first }),
      [first],
    ],
    ['a release', JSON.stringify(first, null, 2), [first]],
    ['a list of releases', JSON.stringify(two, null, 1), two],
    ['a list of packages', JSON.stringify([{ releases: [first] }, { records: [record([second])] }]), two],
    ['an empty record package', '{"records":[]}', []],
    ['one release instead of a list', JSON.stringify({ releases: first }), [first]],
    ['a release on each line', lines(two), two],
    ['a release on each line, and an empty line', `${lines(two)}\r\n\r\n`, two],
    ['a package on each line', lines([{ releases: [first] }, { releases: [second] }]), two],
    ['a record on each line', lines([record([first]), record([second])]), two],
    ['documents without line breaks', `${JSON.stringify(first)}${JSON.stringify(second)}`, two],
    ['a byte order mark', `\ufeff${JSON.stringify(two)}`, two],
    ['UTF-16 with a byte order mark', utf16(`\ufeff${JSON.stringify(two)}`, true), two],
    ['UTF-16, big-endian', utf16(`\ufeff${JSON.stringify(two)}`, false), two],
    ['UTF-16 without a byte order mark', utf16(JSON.stringify(two), true), two],
    ['gzipped lines', gzipSync(lines(two)), two],
    [
      'brackets and quotes in texts',
      JSON.stringify({ '}],"': '[{"', releases: [{ ...first, x: '"]}\\' }] }),
      [{ ...first, x: '"]}\\' }],
    ],
  ])('[G01] %s is read', async (_what, content, read) => {
    expect((await readAll(write(content))).read).toEqual(read)
  })

  test.each<[string, string, unknown]>([
    [
      'a broken line',
      `${JSON.stringify(first)}\n{"ocid": "b", "tender": {"title": "Bro\n${JSON.stringify(third)}`,
      [first, { unreadable: expect.any(String) }, third],
    ],
    [
      'words between lines',
      `${JSON.stringify(first)}\nEND OF PAGE\n${JSON.stringify(third)}`,
      [first, { unreadable: expect.any(String) }, third],
    ],
    [
      'a truncated last line',
      `${JSON.stringify(first)}\n{"ocid": "b"`,
      [first, { unreadable: expect.any(String) }],
    ],
    [
      'a part that is not JSON',
      `{"releases": [${JSON.stringify(first)}, {"ocid": tru}, ${JSON.stringify(third)}]}`,
      [first, { unreadable: expect.any(String) }, third],
    ],
    [
      'a record that has only links',
      JSON.stringify({ records: [{ ocid: 'a', releases: [{ url: 'https://a.example' }] }, record([first])] }),
      [{ unreadable: 'has only links to 1 releases, which are not followed' }, first],
    ],
    [
      'a versioned release',
      JSON.stringify({ records: [{ ocid: 'a', versionedRelease: { ocid: 'a' } }, record([first])] }),
      [{ unreadable: 'has only a versioned release, which is not read' }, first],
    ],
    [
      'a document of another kind',
      `${JSON.stringify(first)}\n{"results": []}`,
      [first, { unreadable: expect.any(String) }],
    ],
  ])('[G01] %s is reported, and the rest is read', async (_what, content, read) => {
    expect((await readAll(write(content))).read).toEqual(read)
  })
})

describe('a broken file', () => {
  const zipped = gzipSync(pack(releases))

  test.each([
    ['an empty file', '', /truncated or not JSON/],
    ['no JSON', 'Udbud;Frist', /cannot be read as JSON/],
    ['truncated JSON', pack(releases).slice(0, -40), /ends in the middle/],
    ['a truncated gzip', zipped.subarray(0, zipped.length - 60), /cannot be read as JSON/],
    ['a file that is not a package', '{"results":[]}', /has no list "releases" or "records"/],
    ['releases that are not a list', '{"releases":{"a":1}}', /"releases" is not a list/],
  ])('[G01] %s is refused with a reason', async (_what, content, reason) => {
    const file = write(content)
    await expect(readAll(file)).rejects.toThrow(reason)
    await expect(readAll(file)).rejects.toBeInstanceOf(ImportError)
  })

  test('[G01] a missing file is reported by name', async () => {
    await expect(readAll(join(folder, 'gone.json'))).rejects.toThrow(/gone\.json/)
  })
})
