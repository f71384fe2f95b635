import { ImportError } from './ImportError'
import { parsePart, readJsonParts } from './readJsonParts'

/** A record of a file, or why it cannot be read. The record is not checked. */
export type ReadRecord = { readonly value: unknown } | { readonly unreadable: string }

/** What the records of a file look like. */
export interface RecordForm {
  /** The property of a package that has its records, such as `projects`. */
  readonly list: string
  /** Such as `OC4IDS file`. */
  readonly file: string
  /** Whether a document is a record, and no package. */
  readonly isRecord: (fields: Readonly<Record<string, unknown>>) => boolean
}

/** Returns the records of an entry of a list, which can be a package itself. */
function recordsIn(value: unknown, list: string): ReadRecord[] {
  const inner: unknown = Object(value)[list]
  return Array.isArray(inner) ? inner.map((one: unknown) => ({ value: one })) : [{ value }]
}

/**
 * Reads the records of a JSON file one by one, without loading the file into memory. The file contains
 * packages or records: one of them, a list of them, or one on each line. It may be gzipped.
 *
 * @throws ImportError when the file cannot be read, is not JSON, or contains something else
 */
export async function* readRecords(file: string, form: RecordForm): AsyncGenerator<ReadRecord> {
  let fields = new Map<string, unknown>()
  let isPackage = false
  let isDamaged = false
  let ended = 0
  const begin = () => {
    fields = new Map()
    isPackage = false
    isDamaged = false
  }
  const readEnd = (): ReadRecord[] => {
    const [whole, hasList, wasDamaged] = [Object.fromEntries(fields), isPackage, isDamaged]
    begin()
    ended += 1
    if (form.list in whole)
      throw new ImportError(`${file} is no ${form.file}: its "${form.list}" is not a list.`)
    if (hasList) return []
    if (form.isRecord(whole)) return [{ value: whole }]
    // What is missing may be in the part that could not be read, which has been reported.
    if (wasDamaged) return []
    const reason = `it has no list "${form.list}", and is no record itself`
    if (ended === 1) throw new ImportError(`${file} is no ${form.file}: ${reason}.`)
    return [{ unreadable: `is no part of a ${form.file}: ${reason}` }]
  }
  yield* readJsonParts(file, [form.list], (part): ReadRecord[] => {
    switch (part.kind) {
      case 'broken':
        begin()
        return [{ unreadable: 'is not JSON' }]
      case 'truncated':
        return [{ unreadable: 'ends in the middle: the file is truncated' }]
      case 'list':
        isPackage = true
        return []
      case 'element': {
        const parsed = parsePart(part.raw)
        return 'unreadable' in parsed ? [parsed] : recordsIn(parsed.value, form.list)
      }
      case 'field': {
        const parsed = parsePart(part.raw)
        if ('unreadable' in parsed) {
          isDamaged = true
          return [{ unreadable: `"${part.name}" ${parsed.unreadable}` }]
        }
        fields.set(part.name, parsed.value)
        return []
      }
      default:
        return readEnd()
    }
  })
}
