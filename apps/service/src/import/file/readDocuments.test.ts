import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync, gzipSync } from 'node:zlib'
import { limits } from '@spadestik/domain/limits'
import { pack } from 'tar-stream'
import { afterAll, describe, expect, test } from 'vitest'
import { readDocuments } from './readDocuments'

const folder = mkdtempSync(join(tmpdir(), 'documents-'))
afterAll(() => rmSync(folder, { recursive: true }))

type Entry = readonly [name: string, content: string | Buffer, type?: 'file' | 'symlink' | 'directory']

async function tarOf(entries: readonly Entry[]): Promise<Buffer> {
  const archive = pack()
  for (const [name, content, type = 'file'] of entries) {
    if (type === 'file') archive.entry({ name }, content)
    else archive.entry({ name, type, ...(type === 'symlink' && { linkname: '/etc/passwd' }) })
  }
  archive.finalize()
  const chunks: Buffer[] = []
  for await (const chunk of archive) chunks.push(Buffer.from(chunk as Uint8Array))
  return Buffer.concat(chunks)
}

function crcOf(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}

interface ZipEntry {
  readonly name: string
  readonly content: Buffer
  /** What the archive says of the size. */
  readonly size?: number
  readonly flags?: number
}

function zipOf(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const { name, content, size = content.length, flags = 0 } of entries) {
    const packed = deflateRawSync(content)
    const path = Buffer.from(name)
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(20, 4)
    head.writeUInt16LE(flags, 6)
    head.writeUInt16LE(8, 8)
    head.writeUInt32LE(crcOf(content), 14)
    head.writeUInt32LE(packed.length, 18)
    head.writeUInt32LE(size, 22)
    head.writeUInt16LE(path.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    head.copy(entry, 6, 4, 30)
    entry.writeUInt32LE(offset, 42)
    locals.push(head, path, packed)
    central.push(entry, path)
    offset += head.length + path.length + packed.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

function write(name: string, content: Buffer | string): string {
  const file = join(folder, name)
  writeFileSync(file, content)
  return file
}

/** Returns what is found: the content of each document, or why it is not read. */
async function read(path: string): Promise<[name: string, found: string][]> {
  const found: [string, string][] = []
  for await (const document of readDocuments(path)) {
    const name = document.name.replace(`${folder}/`, '')
    found.push([name, 'fault' in document ? `! ${document.fault}` : Buffer.from(document.bytes).toString()])
  }
  return found
}

const entries: readonly Entry[] = [
  ['day/', '', 'directory'],
  ['day/a.xml', '<a/>'],
  ['day/b.XML', '<b/>'],
]

describe('documents', () => {
  test('[G01] are the files of a folder and its folders, without following links', async () => {
    mkdirSync(join(folder, 'folder/inner'), { recursive: true })
    write('folder/b.xml', '<b/>')
    write('folder/inner/a.xml', '<a/>')
    symlinkSync('/etc/passwd', join(folder, 'folder/link.xml'))
    expect(await read(join(folder, 'folder'))).toEqual([
      ['folder/b.xml', '<b/>'],
      ['folder/inner/a.xml', '<a/>'],
    ])
  })

  test.each([
    ['a file', () => Promise.resolve(Buffer.from('<a/>')), [['x', '<a/>']]],
    ['a zipped file', () => Promise.resolve(gzipSync('<a/>')), [['x', '<a/>']]],
    [
      'an archive',
      () => tarOf(entries),
      [
        ['day/a.xml', '<a/>'],
        ['day/b.XML', '<b/>'],
      ],
    ],
    [
      'a zipped archive',
      async () => gzipSync(await tarOf(entries)),
      [
        ['day/a.xml', '<a/>'],
        ['day/b.XML', '<b/>'],
      ],
    ],
    [
      'a zip',
      () => Promise.resolve(zipOf([{ name: 'a.xml', content: Buffer.from('<a/>') }])),
      [['a.xml', '<a/>']],
    ],
    ['an empty file', () => Promise.resolve(Buffer.alloc(0)), [['x', '']]],
  ])('[G01] are those in %s', async (_case, content, expected) => {
    expect(await read(write('x', await content()))).toEqual(expected)
  })

  test.each<[string, () => Promise<Buffer>, unknown[]]>([
    [
      'a file with another ending',
      () =>
        tarOf([
          ['readme.txt', 'x'],
          ['a.xml', '<a/>'],
        ]),
      [
        ['readme.txt', '! is no XML file'],
        ['a.xml', '<a/>'],
      ],
    ],
    [
      'a path that leads out',
      () =>
        tarOf([
          ['../../a.xml', '<a/>'],
          ['b.xml', '<b/>'],
        ]),
      [
        ['../../a.xml', '! has a path that leads out of the archive'],
        ['b.xml', '<b/>'],
      ],
    ],
    [
      'an absolute path',
      () => tarOf([['/etc/a.xml', '<a/>']]),
      [['/etc/a.xml', '! has a path that leads out of the archive']],
    ],
    ['a link', () => tarOf([['a.xml', '', 'symlink']]), [['a.xml', '! is a link or a device']]],
    [
      'a path that leads out of a zip',
      () =>
        Promise.resolve(
          zipOf([
            { name: '..\\a.xml', content: Buffer.from('<a/>') },
            { name: 'b.xml', content: Buffer.from('<b/>') },
          ]),
        ),
      [
        ['..\\a.xml', '! has a path that leads out of the archive'],
        ['b.xml', '<b/>'],
      ],
    ],
    [
      'an encrypted file',
      () => Promise.resolve(zipOf([{ name: 'a.xml', content: Buffer.from('<a/>'), flags: 1 }])),
      [['a.xml', '! is encrypted']],
    ],
    [
      'a file that is larger than the archive says',
      () => Promise.resolve(zipOf([{ name: 'a.xml', content: Buffer.from('<a/>'.repeat(50)), size: 10 }])),
      [['a.xml', expect.stringMatching(/^! cannot be unpacked/)]],
    ],
  ])('[G01] %s in an archive costs nothing but itself', async (_case, content, expected) => {
    expect(await read(write('bad', await content()))).toEqual(expected)
  })

  test.each([
    ['a tar', 'tar', false],
    ['a zipped tar', 'tar.gz', true],
  ])('[G01] %s that is truncated gives what it has, and says so', async (_case, name, isZipped) => {
    const whole = await tarOf([
      ['a.xml', '<a/>'],
      ['b.xml', Buffer.alloc(200_000, 120)],
    ])
    const packed = isZipped ? gzipSync(whole, { level: 0 }) : whole
    const found = await read(write(name, packed.subarray(0, Math.round(packed.length / 2))))
    expect(found[0]).toEqual(['a.xml', '<a/>'])
    expect(found.at(-1)).toEqual([
      name,
      expect.stringMatching(/^! cannot be unpacked further|^! is truncated/),
    ])
  })

  test('[G01] that are too large are left out, however small they are packed', async () => {
    const large = Buffer.alloc(limits.importNoticeBytes + 1, 32)
    const tooLarge = `! is larger than ${limits.importNoticeBytes} bytes`
    expect(await read(write('large.xml', large))).toEqual([['large.xml', tooLarge]])
    expect(await read(write('large.gz', gzipSync(large)))).toEqual([['large.gz', tooLarge]])
    const tar = gzipSync(
      await tarOf([
        ['a.xml', large],
        ['b.xml', '<b/>'],
      ]),
    )
    expect(await read(write('large.tgz', tar))).toEqual([
      ['a.xml', tooLarge],
      ['b.xml', '<b/>'],
    ])
    const zip = zipOf([
      { name: 'a.xml', content: large },
      { name: 'b.xml', content: Buffer.from('<b/>') },
    ])
    expect(await read(write('large.zip', zip))).toEqual([
      ['a.xml', tooLarge],
      ['b.xml', '<b/>'],
    ])
  })
})
