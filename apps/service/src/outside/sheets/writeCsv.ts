import { Readable } from 'node:stream'
import { harmlessText } from './cells/harmlessText'
import type { Cell, CellKind, Sheet } from './cells/Sheet'
import { inChunks } from './inChunks'

/** Without it, Excel reads the file in an older encoding, and letters such as å are wrong. */
const byteOrderMark = '\uFEFF'

/** Excel with Danish, Swedish or Norwegian settings expects it, and a comma in numbers. */
const separator = ';'

const quoted = (text: string) => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

function fieldOf(cell: Cell, kind: CellKind): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell).replace('.', ',') : ''
  return quoted(kind === 'date' ? cell : harmlessText(cell))
}

async function* linesOf({ columns, rows }: Sheet): AsyncGenerator<string> {
  yield `${byteOrderMark}${columns.map(({ label }) => fieldOf(label, 'text')).join(separator)}\r\n`
  for await (const row of rows())
    yield `${columns.map(({ kind }, index) => fieldOf(row[index] ?? null, kind)).join(separator)}\r\n`
}

/**
 * Writes one sheet as CSV for Excel with Nordic settings. Rows are read as the file is read, so memory does not grow
 * with their number. Destroying the stream ends the reading of rows.
 */
export const writeCsv = (sheet: Sheet): Readable => Readable.from(inChunks(linesOf(sheet)))
