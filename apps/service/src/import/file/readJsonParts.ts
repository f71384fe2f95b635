import { limits } from '@spadestik/domain/limits'
import { decodeFile } from './decodeFile'
import { ImportError } from './ImportError'
import type { JsonPart } from './JsonScanner'
import { JsonScanner } from './JsonScanner'

const tooLong = `is longer than ${limits.importPartChars} characters`

/** Parses a part of a JSON text. Returns why it cannot be read instead. */
export function parsePart(raw: string | null): { readonly value: unknown } | { readonly unreadable: string } {
  if (raw === null) return { unreadable: tooLong }
  try {
    return { value: JSON.parse(raw) }
  } catch (error) {
    return { unreadable: `is not JSON (${error instanceof Error ? error.message : String(error)})` }
  }
}

/** Returns an error that stops the import of a file. */
export function asImportError(file: string, error: unknown, form = 'JSON'): ImportError {
  if (error instanceof ImportError) return error
  const reason = error instanceof Error ? error.message : String(error)
  return new ImportError(`${file} cannot be read as ${form} (${reason}). Nothing of it was imported.`, {
    cause: error,
  })
}

/**
 * Reads the parts of the JSON documents in a file, without loading the file into memory. The last part is
 * `truncated` if the file ends in the middle of a later document.
 *
 * @param lists the names of the properties whose entries are parts of their own
 * @param read converts a part. An error that it throws stops the import.
 * @throws ImportError when the file cannot be read or is not JSON
 */
export async function* readJsonParts<Entry>(
  file: string,
  lists: readonly string[],
  read: (part: JsonPart | { readonly kind: 'truncated' }) => readonly Entry[],
): AsyncGenerator<Entry> {
  const scanner = new JsonScanner(lists, limits.importPartChars)
  try {
    for await (const text of decodeFile(file)) {
      scanner.push(text)
      for (const part of scanner.take()) yield* read(part)
    }
  } catch (error) {
    throw asImportError(file, error)
  }
  if (scanner.isComplete) return
  if (scanner.documents === 0)
    throw new ImportError(`${file} ends in the middle: it is truncated or not JSON. Fetch it again.`)
  yield* read({ kind: 'truncated' })
}
