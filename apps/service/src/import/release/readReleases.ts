import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { JSONParser } from '@streamparser/json'

/** An error that stops an import. Its message is shown to the person who imports the file. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
}

export interface PackageHead {
  publisher: string | null
}

export interface ReadRelease {
  readonly release: unknown
  /** The number of bytes of the file that have been read. For a gzipped file, these are compressed bytes. */
  readonly bytesRead: number
}

async function isGzip(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0)
    return buffer[0] === 0x1f && buffer[1] === 0x8b
  } finally {
    await handle.close()
  }
}

/**
 * Reads the releases (published notices) of a file one by one, without loading the file into memory. The file
 * may be gzipped. The releases are not checked.
 *
 * @param head receives the publisher of the package as soon as it has been read
 * @throws ImportError when the file cannot be read, is not JSON, or is not a release package.
 */
export async function* readReleases(file: string, head: PackageHead): AsyncGenerator<ReadRelease> {
  const parser = new JSONParser({
    paths: ['$.publisher.name', '$.releases', '$.releases.*'],
    keepStack: false,
  })
  const ready: unknown[] = []
  let hasReleases = false
  parser.onValue = ({ value, key }) => {
    if (key === 'name') {
      head.publisher = typeof value === 'string' ? value : null
      return
    }
    if (key === 'releases') {
      if (!Array.isArray(value))
        throw new ImportError(`${file} is not a release package: its "releases" is not a list.`)
      hasReleases = true
      return
    }
    ready.push(value)
  }
  let failure: Error | null = null
  // The parser calls `onError` for its own errors and for errors thrown in `onValue`, and then stops.
  parser.onError = (error) => {
    failure ??= error
  }
  try {
    const isZipped = await isGzip(file)
    const source = createReadStream(file)
    const bytes = isZipped ? source.pipe(createGunzip()) : source
    source.on('error', (error) => bytes.destroy(error))
    for await (const chunk of bytes) {
      parser.write(chunk as Uint8Array)
      if (failure !== null) throw failure
      for (const release of ready.splice(0)) yield { release, bytesRead: source.bytesRead }
    }
    if (!parser.isEnded)
      throw new ImportError(`${file} ends in the middle: it is truncated or not JSON. Fetch it again.`)
  } catch (error) {
    throw asImportError(file, error)
  }
  if (!hasReleases) {
    throw new ImportError(`${file} is not an Open Contracting release package: it has no list "releases".`)
  }
}

function asImportError(file: string, error: unknown): ImportError {
  if (error instanceof ImportError) return error
  const reason = error instanceof Error ? error.message : String(error)
  return new ImportError(`${file} cannot be read as JSON (${reason}). Nothing of it was imported.`, {
    cause: error,
  })
}
