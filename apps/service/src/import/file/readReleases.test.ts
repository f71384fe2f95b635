import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import type { OcdsRelease } from '../../storage/records/OcdsRelease'
import { releaseOf, releases } from '../../testing/imports/releases'
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
      [{ unreadable: 'has links to 1 releases, which are not followed' }, first],
    ],
    [
      'a link beside a release in a record',
      JSON.stringify({ records: [{ ocid: 'a', releases: [first, { url: 'https://a.example' }] }] }),
      [first, { unreadable: 'has links to 1 releases, which are not followed' }],
    ],
    [
      'a link beside a release in a package',
      JSON.stringify({ releases: [first, { url: 'https://a.example' }] }),
      [first, { unreadable: 'has links to 1 releases, which are not followed' }],
    ],
    [
      'a versioned release without a version',
      JSON.stringify({ records: [{ ocid: 'a', versionedRelease: { ocid: 'a' } }, record([first])] }),
      [{ unreadable: 'has only a versioned release without any version' }, first],
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

/** A version of a field, as a versioned release has it. */
const version = (releaseID: string, day: string, value: unknown) => ({
  releaseID,
  releaseDate: `2026-11-${day}T09:00:00Z`,
  releaseTag: ['tenderUpdate'],
  value,
})

describe('a record', () => {
  const link = { url: 'https://a.example' }
  const versioned = {
    ocid: 'x',
    language: [version('1', '01', 'da')],
    tender: {
      title: [version('2', '05', 'Bro, etape 2'), version('1', '01', 'Bro')],
      description: [version('1', '01', 'Stål'), version('2', '05', null)],
      lots: [
        { id: 'a', title: [version('1', '01', 'Vest')] },
        { id: 'b', title: [version('2', '05', 'Øst')] },
      ],
      value: [version('1', '01', { amount: 5_000_000, currency: 'DKK' })],
    },
  }
  const newest = {
    ocid: 'x',
    id: '2',
    date: '2026-11-05T09:00:00Z',
    tag: ['tenderUpdate'],
    language: 'da',
    tender: {
      title: 'Bro, etape 2',
      lots: [
        { id: 'a', title: 'Vest' },
        { id: 'b', title: 'Øst' },
      ],
      value: { amount: 5_000_000, currency: 'DKK' },
    },
  }
  const asOne = {
    property: 'versionedRelease',
    message: 'was read as one release, with the newest value of each field',
  }
  const notFollowed = {
    property: 'releases',
    message: 'are 2 links, which are not followed: the compiled release was read',
  }

  test.each<[string, object, unknown]>([
    ['a versioned release', { ocid: 'x', versionedRelease: versioned }, [{ release: newest, note: asOne }]],
    [
      'links and a versioned release',
      { ocid: 'x', releases: [link], versionedRelease: versioned },
      [{ release: newest, note: asOne }],
    ],
    [
      'a versioned release beside a compiled one',
      { ocid: 'x', compiledRelease: first, versionedRelease: versioned },
      [{ release: first }],
    ],
    [
      'links and a compiled release',
      { ocid: 'x', releases: [link, link], compiledRelease: first },
      [{ release: first, note: notFollowed }],
    ],
  ])('[G01] with %s is read, and the report says how', async (_what, content, expected) => {
    for (const document of [content, { records: [content] }]) {
      const read = []
      for await (const one of readReleases(write(JSON.stringify(document)), { publisher: null }))
        read.push(one)
      expect(read).toEqual(expected)
    }
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
