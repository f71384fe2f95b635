import { decodeFile } from '../file/decodeFile'
import { ImportError } from '../file/ImportError'
import { readCsv } from '../file/readCsv'
import { asImportError } from '../file/readJsonParts'
import type { ReadRecord, RecordForm } from '../file/readRecords'
import { readRecords } from '../file/readRecords'
import { norwegianUnit } from './norwegianUnit'
import type { CheckedUnit } from './Unit'

interface Register {
  readonly form: RecordForm
  readonly columns: readonly string[]
  readonly read: (record: ReadRecord, today: string) => CheckedUnit
}

/** The registers whose dumps can be read, by the ISO 3166-1 alpha-2 codes of their countries. */
const registers: Readonly<Record<string, Register>> = {
  NO: {
    form: {
      list: 'enheter',
      file: 'dump of the Norwegian register of units',
      isRecord: (fields) => 'organisasjonsnummer' in fields,
    },
    columns: ['organisasjonsnummer', 'navn'],
    read: norwegianUnit,
  },
}

async function isJson(file: string): Promise<boolean> {
  try {
    for await (const text of decodeFile(file)) {
      const start = text.trimStart()
      if (start !== '') return start.startsWith('{') || start.startsWith('[')
    }
    return false
  } catch (error) {
    throw asImportError(file, error, 'a text')
  }
}

/**
 * Reads the units of a register's dump one by one: a list in JSON, one unit on each line, or a table. The file may be
 * gzipped.
 *
 * @param country ISO 3166-1 alpha-2
 * @param today `YYYY-MM-DD`
 * @throws ImportError when the file cannot be read or is of another kind, or no dump of the country can be read
 */
export async function* readUnits(file: string, country: string, today: string): AsyncGenerator<CheckedUnit> {
  const register = registers[country]
  if (register === undefined) {
    const known = Object.keys(registers).join(', ')
    throw new ImportError(`The dump of no register of ${country} can be read. Use one of: ${known}.`)
  }
  const records = (await isJson(file)) ? readRecords(file, register.form) : readCsv(file, register.columns)
  for await (const record of records) yield register.read(record, today)
}
