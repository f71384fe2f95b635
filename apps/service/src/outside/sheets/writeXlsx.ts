import { PassThrough, Readable, pipeline } from 'node:stream'
import { ZipFile } from 'yazl'
import { inChunks } from './inChunks'
import type { Sheet } from './cells/Sheet'
import { rowXml } from './xlsx/rowXml'
import { sheetNames } from './xlsx/sheetNames'
import { sheetBegin, sheetEnd, workbookParts } from './xlsx/workbookParts'

/** The most rows of a sheet in Excel, with the row of names. */
const mostRows = 1_048_576

async function* sheetXml({ name, columns, rows }: Sheet): AsyncGenerator<string> {
  yield sheetBegin(columns.map(({ width }) => width))
  yield rowXml(
    1,
    columns.map(({ label }) => label),
    'head',
  )
  const kinds = columns.map(({ kind }) => kind)
  let count = 1
  for await (const row of rows()) {
    if (++count > mostRows)
      throw new RangeError(
        `The sheet '${name}' has more than ${mostRows} rows. Excel opens no such file; write fewer.`,
      )
    yield rowXml(count, row, kinds)
  }
  yield sheetEnd
}

/**
 * Writes sheets as one workbook (ADR 97). The sheets are written one after the other, and rows are read as the file is
 * read, so memory does not grow with their number. A failure of the rows destroys the stream, and destroying the
 * stream ends the reading of rows.
 */
export function writeXlsx(sheets: readonly Sheet[]): Readable {
  const archive = new ZipFile()
  const file = new PassThrough()
  let open: Readable | undefined
  archive.on('error', (error: Error) => file.destroy(error))
  pipeline(archive.outputStream, file, () => open?.destroy())
  const names = sheetNames(sheets.map(({ name }) => name))
  for (const [path, xml] of Object.entries(workbookParts(names))) archive.addBuffer(Buffer.from(xml), path)
  for (const [index, sheet] of sheets.entries())
    archive.addReadStreamLazy(`xl/worksheets/sheet${index + 1}.xml`, (begin) => {
      if (file.destroyed) return
      open = Readable.from(inChunks(sheetXml(sheet)))
      open.once('error', (error) => file.destroy(error))
      begin(null, open)
    })
  archive.end()
  return file
}
