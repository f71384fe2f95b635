import type { Kysely, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../storage/Database'
import type { ItemChangeTables } from '../storage/tables/ItemChangeTables'
import type { LedgerRecord } from './ledgerRecord'

export type LedgerItemType = ItemChangeTables['item_changes']['item_type']

/**
 * The field of the ledger (the log of changes) that stores the new roles of a company. It is no field of the
 * company's record, because roles belong to items.
 */
export const rolesOfCompany = 'itemRoles'

/**
 * Returns the SQL query for the latest value of every field of items in the ledger (the log of changes). A
 * row without a field contains a whole record. Callers must ignore the rows of an item that are older than
 * its whole record.
 */
export const latestValues = (itemType: LedgerItemType, ids: readonly number[]): RawBuilder<unknown> => sql`
  select distinct on (item_id, field) id, item_id, field, after from item_changes
  where item_type = ${itemType} and item_id = any(${[...ids]}::integer[]) and after is not null
    and field is distinct from ${rolesOfCompany}
  order by item_id, field, id desc`

/**
 * Reads the current records of items from the ledger (the log of changes) alone. Writing these records to an
 * empty database gives the same tables as in the current database (ADR 42).
 */
export async function readRecords(
  db: Kysely<Database>,
  itemType: LedgerItemType,
  ids: readonly number[],
): Promise<Map<number, LedgerRecord>> {
  const { rows } = await sql<{ item_id: number; record: LedgerRecord }>`
    with latest as materialized (${latestValues(itemType, ids)})
    select w.item_id,
      w.after || coalesce(jsonb_object_agg(f.field, f.after) filter (where f.field is not null), '{}') as record
    from latest w left join latest f on f.item_id = w.item_id and f.field is not null and f.id > w.id
    where w.field is null group by w.item_id, w.after`.execute(db)
  return new Map(rows.map(({ item_id: id, record }) => [id, record]))
}
