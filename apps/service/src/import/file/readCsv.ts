import { decodeFile } from './decodeFile'
import { ImportError } from './ImportError'
import { asImportError } from './readJsonParts'
import type { ReadRecord } from './readRecords'

/** Longer rows are the work of a quotation mark that is never closed. @unit characters */
const longestRow = 100_000

const delimiters = [';', ',', '\t'] as const

/** Splits a row. A field may be in quotation marks, and then contains delimiters, line breaks and doubled marks. */
function fieldsOf(row: string, delimiter: string): string[] {
  if (!row.includes('"')) return row.split(delimiter)
  const fields: string[] = []
  let field = ''
  let isQuoted = false
  for (let index = 0; index < row.length; index += 1) {
    const char = row.charAt(index)
    if (isQuoted && char === '"' && row.charAt(index + 1) === '"') {
      field += char
      index += 1
    } else if (char === '"') isQuoted = !isQuoted
    else if (char === delimiter && !isQuoted) {
      fields.push(field)
      field = ''
    } else field += char
  }
  return [...fields, field]
}

const marksIn = (text: string) => text.split('"').length - 1

/**
 * Collects the rows of a text that arrives in pieces. A row has several lines if a line break is quoted. Null is a line
 * that could not be read.
 */
class RowScanner {
  #rest = ''
  #lines: string[] = []
  #length = 0
  #hasOpenMark = false

  #clear(): void {
    this.#lines = []
    this.#length = 0
    this.#hasOpenMark = false
  }

  *push(text: string): Generator<string | null> {
    const lines = (this.#rest + text).split('\n')
    this.#rest = lines.pop() ?? ''
    for (const line of lines) yield* this.#add(line)
    if (this.#rest.length <= longestRow) return
    this.#rest = ''
    yield null
  }

  *end(): Generator<string | null> {
    if (this.#rest !== '') yield* this.#add(this.#rest)
    this.#rest = ''
    if (this.#lines.length > 0) yield* this.#giveUp()
  }

  *#add(line: string): Generator<string | null> {
    this.#lines.push(line)
    this.#length += line.length
    if (marksIn(line) % 2 === 1) this.#hasOpenMark = !this.#hasOpenMark
    if (!this.#hasOpenMark) {
      const row = this.#lines.join('\n').replace(/\r$/, '')
      this.#clear()
      if (row.trim() !== '') yield row
    } else if (this.#length > longestRow) yield* this.#giveUp()
  }

  /** Gives up the first line, whose quotation mark is never closed, and reads the lines after it again. */
  *#giveUp(): Generator<string | null> {
    const [, ...later] = this.#lines
    this.#clear()
    yield null
    for (const line of later) yield* this.#add(line)
    if (this.#lines.length > 0) yield* this.#giveUp()
  }
}

/** Returns fields by their names. `a.b` is the property `b` of `a`. */
function toObject(names: readonly string[], fields: readonly string[]): Record<string, unknown> {
  const object = new Map<string, unknown>()
  const parts = new Map<string, Map<string, unknown>>()
  for (const [index, name] of names.entries()) {
    const [first = '', second] = name.split('.')
    const field = fields[index] ?? ''
    if (field === '') continue
    if (second === undefined) object.set(first, field)
    else parts.set(first, (parts.get(first) ?? new Map()).set(second, field))
  }
  for (const [name, part] of parts) object.set(name, Object.fromEntries(part))
  return Object.fromEntries(object)
}

/**
 * Reads the rows of a table with a header one by one. The fields are separated by semicolons, commas or tabs. The
 * file may be gzipped, and in UTF-8 or UTF-16.
 *
 * @param required the names of columns without which the file is something else
 * @throws ImportError when the file cannot be read, or has no such columns
 */
export async function* readCsv(file: string, required: readonly string[]): AsyncGenerator<ReadRecord> {
  const scanner = new RowScanner()
  let names: readonly string[] | null = null
  let delimiter = ''
  const read = (row: string | null): ReadRecord[] => {
    if (row === null) return [{ unreadable: 'opens a quotation mark that is never closed' }]
    if (names !== null) {
      const fields = fieldsOf(row, delimiter)
      return fields.length === names.length
        ? [{ value: toObject(names, fields) }]
        : [{ unreadable: `has ${fields.length} columns, and not ${names.length}` }]
    }
    const counted = delimiters.map((one) => [one, row.split(one).length] as const)
    delimiter = counted.toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ','
    names = fieldsOf(row, delimiter).map((name) => name.trim())
    const missing = required.filter((name) => !names?.includes(name))
    if (missing.length > 0)
      throw new ImportError(`${file} is no such table: it has no column ${missing.join(' and no column ')}.`)
    return []
  }
  try {
    for await (const text of decodeFile(file)) for (const row of scanner.push(text)) yield* read(row)
    for (const row of scanner.end()) yield* read(row)
  } catch (error) {
    throw asImportError(file, error, 'a table')
  }
  if (names === null) throw new ImportError(`${file} is empty.`)
}
