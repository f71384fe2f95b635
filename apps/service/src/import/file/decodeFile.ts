import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'

async function isGzip(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0)
    return buffer[0] === 0x1f && buffer[1] === 0x8b
  } finally {
    await handle.close()
  }
}

/** Returns the encoding of a JSON text by its first two bytes: a byte order mark, or a zero beside a letter. */
function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be'
  return 'utf-8'
}

async function* withTwoFirstBytes(bytes: Readable): AsyncGenerator<Uint8Array> {
  let start: Buffer | null = Buffer.alloc(0)
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    if (start === null) yield chunk
    else {
      start = Buffer.concat([start, chunk])
      if (start.length < 2) continue
      yield start
      start = null
    }
  }
  if (start !== null && start.length > 0) yield start
}

/**
 * Reads a text file piece by piece. The file may be gzipped, and may be in UTF-8 or UTF-16, with or without a
 * byte order mark.
 *
 * @throws TypeError when the file is in another encoding
 */
export async function* decodeFile(file: string): AsyncGenerator<string> {
  const isZipped = await isGzip(file)
  const source = createReadStream(file)
  const bytes = isZipped ? source.pipe(createGunzip()) : source
  source.on('error', (error) => bytes.destroy(error))
  let decoder: InstanceType<typeof TextDecoder> | null = null
  for await (const chunk of withTwoFirstBytes(bytes)) {
    decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true })
    yield decoder.decode(chunk, { stream: true })
  }
  yield decoder?.decode() ?? ''
}
