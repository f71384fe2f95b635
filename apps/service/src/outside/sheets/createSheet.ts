import type { MessageDescriptor } from '@formatjs/intl'
import { withholdPaid } from '../../contract/contractSchemas'
import type { Caller } from '../../contract/Caller'
import type { LanguageCode } from '../../reference/languages'
import { textIntl } from '../../reference/textIntl'
import type { Column, RowsOf, RowType } from './columns/Column'
import { schemaOf } from './columns/Column'
import { itemColumns } from './columns/itemColumns'
import type { Cell, Sheet } from './cells/Sheet'
import { sheetMessages } from './cells/Sheet.messages'

export const sheetNameOf: Record<RowType, MessageDescriptor> = {
  project: sheetMessages.projects,
  procurement: sheetMessages.procurements,
  company: sheetMessages.companies,
  lot: sheetMessages.lots,
}

/** Whether the contract withholds the property from the caller. */
const isWithheld = (type: RowType, property: string, caller: Caller) =>
  Object(withholdPaid(schemaOf[type], { [property]: 'value' }, caller))[property] === null

/** Returns the columns that a caller may read, by name and in their usual order. */
export function columnsFor<Type extends RowType>(
  type: Type,
  caller: Caller,
): Map<string, Column<RowsOf[Type]>> {
  const all = Object.entries<Column<RowsOf[Type]>>(itemColumns[type])
  // A row of lots also says to which tender it belongs, which is no property of a lot.
  return new Map(
    all.filter(([, { property }]) => property === 'procurement' || !isWithheld(type, property, caller)),
  )
}

export interface SheetOptions<Type extends RowType> {
  readonly type: Type
  /** The names of the columns in the order of the sheet. Columns that the caller may not read are left out. */
  readonly columns: readonly string[]
  readonly rows: () => AsyncIterable<RowsOf[Type]> | Iterable<RowsOf[Type]>
  /** Returns the address of the page of a row. */
  readonly linkOf: (row: RowsOf[Type]) => string
  readonly caller: Caller
  readonly language: LanguageCode
}

/**
 * Returns a sheet of items as a caller may read them. What the contract marks as paid is withheld from the rows too, as
 * from every response (ADR 27). The last column is a link to the page of the row.
 */
export function createSheet<Type extends RowType>(options: SheetOptions<Type>): Sheet {
  const { type, rows, linkOf, caller, language } = options
  const { formatMessage } = textIntl(language)
  const sheetName: MessageDescriptor = sheetNameOf[type]
  const readable = columnsFor(type, caller)
  const columns = [...new Set(options.columns)].flatMap((name) => readable.get(name) ?? [])
  async function* cells(): AsyncGenerator<Cell[]> {
    for await (const whole of rows()) {
      const row = withholdRow(type, whole, caller)
      yield [...columns.map(({ valueOf }) => valueOf(row)), linkOf(row)]
    }
  }
  return {
    name: formatMessage(sheetName),
    columns: [
      ...columns.map(({ label, kind, width }) => ({ label: formatMessage(label), kind, width })),
      { label: formatMessage(sheetMessages.link), kind: 'link', width: 40 },
    ],
    rows: cells,
  }
}

function withholdRow<Type extends RowType>(type: Type, row: RowsOf[Type], caller: Caller): RowsOf[Type] {
  const open = withholdPaid(schemaOf[type], row as object, caller)
  // The name and the number of a tender are open, and the schema of a lot does not know them.
  const tender = 'procurement' in row ? { procurement: row.procurement } : {}
  return { ...open, ...tender } as RowsOf[Type]
}
