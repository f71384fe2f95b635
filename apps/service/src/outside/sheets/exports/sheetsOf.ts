import { setTimeout } from 'node:timers/promises'
import { limits } from '@spadestik/domain/limits'
import type { ItemType } from '@spadestik/domain/search'
import type { Kysely } from 'kysely'
import type { View } from '../../../contract/View'
import { readCompanySummaries } from '../../../items/responses/readCompanySummaries'
import { readLotsOf } from '../../../items/responses/readLots'
import { readProcurementSummaries } from '../../../items/responses/readProcurementSummaries'
import { readProjectSummaries } from '../../../items/responses/readProjectSummaries'
import { linkTo } from '../../../mail/linkTo'
import type { Database } from '../../../storage/Database'
import { nameIn } from '../../../terms/inLanguage'
import type { RowsOf, RowType } from '../columns/Column'
import { itemColumns } from '../columns/itemColumns'
import { createSheet } from '../createSheet'
import type { Sheet } from '../cells/Sheet'
import type { TakenSheet } from './takeSheet'

type Reader<Type extends RowType> = (
  db: Kysely<Database>,
  ids: readonly number[],
  view: View,
) => Promise<RowsOf[Type][]>

async function readLotRows(
  db: Kysely<Database>,
  ids: readonly number[],
  { language }: View,
): Promise<RowsOf['lot'][]> {
  const lots = await readLotsOf(db, ids, language)
  if (lots.size === 0) return []
  const rows = await db
    .selectFrom('procurements')
    .select(['id', 'names', 'language'])
    .where('id', 'in', [...lots.keys()])
    .execute()
  const names = new Map(rows.map((row) => [row.id, nameIn(row.names, language, row.language)]))
  return ids.flatMap((id) =>
    (lots.get(id) ?? []).map((lot) => ({ ...lot, procurement: { id, name: names.get(id) ?? '' } })),
  )
}

const readers: { readonly [Type in RowType]: Reader<Type> } = {
  project: readProjectSummaries,
  procurement: readProcurementSummaries,
  company: readCompanySummaries,
  lot: readLotRows,
}

export interface SheetContext {
  readonly db: Kysely<Database>
  readonly view: View
  readonly ids: readonly number[]
  readonly publicUrl: string
  /** Called after each page. */
  readonly onPage: (sheet: RowType, items: number) => Promise<void>
  readonly onMore: () => Promise<void>
}

/** Reads the rows in small pages, with a pause after each, so that calls get their turn. */
async function* readRows<Type extends RowType>(
  type: Type,
  { db, view, ids, onPage, onMore }: SheetContext,
): AsyncGenerator<RowsOf[Type]> {
  let count = 0
  for (let start = 0; start < ids.length; start += limits.sheetPageSize) {
    const began = performance.now()
    const page = ids.slice(start, start + limits.sheetPageSize)
    for (const row of await readers[type](db, page, view)) {
      // Tenders can have many lots.
      if (count >= limits.sheetRowsMax) return onMore()
      count += 1
      yield row
    }
    await onPage(type, start + page.length)
    await setTimeout(Math.min(performance.now() - began, limits.sheetPauseMs))
  }
}

function sheetOf<Type extends RowType>(
  type: Type,
  columns: readonly string[],
  pageOf: (row: RowsOf[Type]) => { readonly itemType: ItemType; readonly id: number },
  context: SheetContext & { readonly domainId: number },
): Sheet {
  const { caller, language } = context.view
  const linkOf = (row: RowsOf[Type]) => {
    const { itemType, id } = pageOf(row)
    return linkTo(context.publicUrl, context.domainId, `/${itemType}/${id}`)
  }
  return createSheet({ type, columns, rows: () => readRows(type, context), linkOf, caller, language })
}

/** Returns the sheets of a file: the items, and in a workbook of tenders their lots. */
export function sheetsOf({ kind, source, columns, domainId }: TakenSheet, context: SheetContext): Sheet[] {
  const { itemType } = source
  const placed = { ...context, domainId }
  const items = sheetOf(itemType, columns, ({ id }) => ({ itemType, id }), placed)
  if (itemType !== 'procurement' || kind === 'csv') return [items]
  const ofTender = ({ procurement: { id } }: RowsOf['lot']) => ({ itemType, id })
  return [items, sheetOf('lot', Object.keys(itemColumns.lot), ofTender, placed)]
}
