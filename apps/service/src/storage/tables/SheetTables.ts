import type { Schemas } from '@spadestik/api-client/schema'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type Export = Schemas['Export']

/** The tables of spreadsheets (ADR 97). */
export interface SheetTables {
  sheet_exports: {
    id: Generated<number>
    user_id: number
    kind: Export['kind']
    item_type: Export['itemType']
    source: JSONColumnType<Schemas['ExportDraft']['source']>
    columns: Schemas['ExportColumn'][]
    language_id: number
    /** The national domain (dk, se or no) of the call. */
    domain_id: number
    requested: string
    /** How often it was begun. What a process writes counts only in the attempt that it has begun. */
    attempt: Generated<number>
    /** Until when the process that makes it need not report progress. Null while it waits. */
    leased_until: ColumnType<string | null, string | null | undefined>
    rows: Generated<number>
    /** Null until it is known. */
    total: ColumnType<number | null, number | null | undefined>
    has_more: Generated<boolean>
    ended: ColumnType<string | null, string | null | undefined>
    /** Null if it has not failed. */
    failure: ColumnType<Export['failure'], Export['failure'] | undefined>
    bytes: ColumnType<number | null, number | null | undefined>
  }
  /** The parts of the files, of which only those of the latest attempt count. */
  sheet_export_parts: { export_id: number; attempt: number; number: number; bytes: Buffer }
}
