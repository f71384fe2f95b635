import { createReadStream } from 'node:fs'
import { open, opendir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { limits } from '@spadestik/domain/limits'
import { extract } from 'tar-stream'
import { openPromise } from 'yauzl'

/** A file, or a file in an archive, or why it cannot be read. */
export type FoundDocument =
  | { readonly name: string; readonly bytes: Uint8Array }
  | { readonly name: string; readonly fault: string }

const message = (error: unknown) => (error instanceof Error ? error.message : String(error))

const tooLarge = `is larger than ${limits.importNoticeBytes} bytes`

/** Counts what an archive has given, so that none gives without end. */
class Allowance {
  #bytes = 0
  #entries = 0

  /** @throws Error when the archive has more than it may have */
  take(bytes: number): void {
    this.#bytes += bytes
    if (this.#bytes > limits.importArchiveBytes)
      throw new Error(`unpacks to more than ${limits.importArchiveBytes} bytes, and the rest was left out`)
  }

  takeEntry(): void {
    this.#entries += 1
    if (this.#entries > limits.importArchiveEntries)
      throw new Error(`has more than ${limits.importArchiveEntries} files, and the rest was left out`)
  }
}

/** Reads a stream. Null if it is too large; the rest of it is then counted and thrown away. */
async function readLimited(stream: AsyncIterable<Buffer>, allowance: Allowance): Promise<Buffer | null> {
  let chunks: Buffer[] | null = []
  let length = 0
  for await (const chunk of stream) {
    allowance.take(chunk.length)
    length += chunk.length
    if (length > limits.importNoticeBytes) chunks = null
    chunks?.push(chunk)
  }
  return chunks === null ? null : Buffer.concat(chunks)
}

/** Nothing is written to a disk under such a name, but it shows that somebody tries to. */
const isOutside = (name: string) => /^(?:[a-z]:|[/\\])|(?:^|[/\\])\.\.(?:[/\\]|$)/i.test(name)

const isDocument = (name: string) => /\.xml$/i.test(name)

/** Returns why an entry of an archive is not read, by its name. */
function refusal(name: string): string | null {
  if (isOutside(name)) return 'has a path that leads out of the archive'
  return isDocument(name) ? null : 'is no XML file'
}

async function* readTar(file: string, isZipped: boolean): AsyncGenerator<FoundDocument> {
  const allowance = new Allowance()
  const source = createReadStream(file)
  const unpacked = isZipped ? source.pipe(createGunzip()) : source
  const entries = extract()
  const fail = (error: Error) => entries.destroy(error)
  source.on('error', fail)
  unpacked.on('error', fail)
  unpacked.pipe(entries)
  let isEnded = false
  unpacked.on('end', () => {
    isEnded = true
  })
  try {
    for await (const entry of entries) {
      allowance.takeEntry()
      const { name, type } = entry.header
      const refused = type === 'file' || type === 'contiguous-file' ? refusal(name) : null
      const bytes = await readLimited(entry as AsyncIterable<Buffer>, allowance)
      if (type === 'directory') continue
      if (refused !== null) yield { name, fault: refused }
      else if (type !== 'file' && type !== 'contiguous-file') yield { name, fault: 'is a link or a device' }
      else yield bytes === null ? { name, fault: tooLarge } : { name, bytes }
    }
    if (!isEnded) yield { name: file, fault: 'is truncated' }
  } catch (error) {
    yield { name: file, fault: `cannot be unpacked further (${message(error)})` }
  } finally {
    source.destroy()
    unpacked.destroy()
  }
}

async function* readZip(file: string): AsyncGenerator<FoundDocument> {
  const allowance = new Allowance()
  const zip = await openPromise(file, { lazyEntries: true, decodeStrings: false, validateEntrySizes: true })
  try {
    for await (const entry of zip.eachEntry()) {
      allowance.takeEntry()
      const name = entry.fileNameRaw.toString('utf8')
      if (name.endsWith('/')) continue
      const refused =
        refusal(name) ??
        (entry.isEncrypted() ? 'is encrypted' : null) ??
        (entry.uncompressedSize > limits.importNoticeBytes ? tooLarge : null)
      if (refused !== null) {
        yield { name, fault: refused }
        continue
      }
      try {
        const bytes = await readLimited(await zip.openReadStreamPromise(entry), allowance)
        yield bytes === null ? { name, fault: tooLarge } : { name, bytes }
      } catch (error) {
        yield { name, fault: `cannot be unpacked (${message(error)})` }
      }
    }
  } catch (error) {
    yield { name: file, fault: `cannot be unpacked further (${message(error)})` }
  } finally {
    zip.close()
  }
}

async function firstBytes(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(512), 0, 512, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

const isTar = (start: Uint8Array) => Buffer.from(start.subarray(257, 262)).toString('latin1') === 'ustar'

/** Reads the beginning of a gzipped file, to tell an archive from a document. */
async function firstUnpacked(file: string): Promise<Buffer> {
  const source = createReadStream(file)
  const unpacked: Readable = source.pipe(createGunzip())
  source.on('error', (error) => unpacked.destroy(error))
  let start = Buffer.alloc(0)
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      start = Buffer.concat([start, chunk])
      if (start.length >= 512) break
    }
  } finally {
    source.destroy()
    unpacked.destroy()
  }
  return start
}

async function* readFileOrArchive(file: string): AsyncGenerator<FoundDocument> {
  const start = await firstBytes(file)
  if (start.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004') yield* readZip(file)
  else if (isTar(start)) yield* readTar(file, false)
  else if (start[0] === 0x1f && start[1] === 0x8b) {
    if (isTar(await firstUnpacked(file))) yield* readTar(file, true)
    else {
      const source = createReadStream(file)
      const unpacked = source.pipe(createGunzip())
      source.on('error', (error) => unpacked.destroy(error))
      const bytes = await readLimited(unpacked, new Allowance())
      yield bytes === null ? { name: file, fault: tooLarge } : { name: file, bytes }
    }
  } else if ((await stat(file)).size > limits.importNoticeBytes) yield { name: file, fault: tooLarge }
  else yield { name: file, bytes: await readFile(file) }
}

/** Lists the files of a folder and its folders by name. Links are not followed. */
async function* filesIn(folder: string): AsyncGenerator<string> {
  const entries = []
  for await (const entry of await opendir(folder)) entries.push(entry)
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesIn(path)
    else if (entry.isFile()) yield path
  }
}

/**
 * Reads XML documents one by one: a file, all files of a folder, or those in an archive (`.zip`, `.tar`,
 * `.tar.gz`). An archive is never unpacked to a disk. What cannot be read is returned with the reason, and the
 * rest is read.
 */
export async function* readDocuments(path: string): AsyncGenerator<FoundDocument> {
  const isFolder = (await stat(path)).isDirectory()
  for await (const file of isFolder ? filesIn(path) : [path]) {
    try {
      yield* readFileOrArchive(file)
    } catch (error) {
      yield { name: file, fault: `cannot be read (${message(error)})` }
    }
  }
}
