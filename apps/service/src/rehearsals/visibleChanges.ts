import type { Caller } from '@spadestik/domain/access'
import { may } from '@spadestik/domain/access'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { KnownChange } from '../ledger/factsOf'
import { isWithheldField, visibleChange } from '../ledger/visibleChange'
import type { Database } from '../storage/Database'
import type { AgentType } from '../storage/records/AgentFilters'
import type { MailableChange } from './readMailableChanges'

/**
 * Returns the changes of which the user may see at least a part (K02). Reads the values only of fields that
 * contain JSON objects or arrays, because only their changes can be visible in part.
 */
export async function visibleChanges(
  db: Kysely<Database>,
  itemType: AgentType,
  changes: readonly MailableChange[],
  caller: Caller,
): Promise<readonly MailableChange[]> {
  if (may(caller, 'readPaidDetails')) return changes
  const open = changes.filter(({ field }) => field === null || !isWithheldField(itemType, field))
  const ids = open.flatMap(({ id, field }) => (field === null ? [] : [id]))
  const { rows } = await sql<KnownChange & { id: number }>`
    select id, item_type as "itemType", kind, field, before, after from item_changes
    where id = any(${ids}::integer[]) and (jsonb_typeof(before) in ('object', 'array')
      or jsonb_typeof(after) in ('object', 'array'))`.execute(db)
  const hidden = new Set(rows.filter((row) => visibleChange(row, caller) === null).map(({ id }) => id))
  return open.filter(({ id }) => !hidden.has(id))
}
