import type { ChangeKind } from '@spadestik/domain/alerts'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../storage/Database'
import { inBatches } from '../storage/inBatches'
import { currentTraceparent } from '../storage/observed/Work'
import type { RoleRecord } from '../storage/records/itemParts'
import { markAsWriting } from './commitOrder'
import type { FieldChange } from './kindOf'
import { addedRoles, haveRolesChanged, kindOf, sectionOf } from './kindOf'
import type { ItemRecord } from './ledgerRecord'
import { toLedger } from './ledgerRecord'
import type { LedgerItemType } from './readRecords'
import { latestValues, rolesOfCompany } from './readRecords'

export interface WriteMode {
  /**
   * Whether the write only adds old data or corrects data that was read wrongly. Its changes are recorded as
   * corrections, which cause no updates and no e-mails.
   */
  readonly isHistory?: boolean
  /** By default, no change is a correction. */
  readonly isCorrection?: (key: string, field: string) => boolean
  /** The id of a published notice, or the name of a background job. */
  readonly source?: string
  /**
   * The time of the changes, RFC 3339. The default is the time of the transaction. Changes with a given time
   * are shown as updates, but no e-mails are sent about them.
   */
  readonly changedAt?: string
}

interface FoundChange extends FieldChange {
  readonly item_id: number
  /** Whether the earlier record lacks the field, because the service did not store the field at that time. */
  readonly is_added_field: boolean
}

interface Written {
  readonly id: number
  readonly item_id: number
  readonly kind: ChangeKind
}

/**
 * Compares records with the ledger (the log of changes), and adds new items to the ledger. Returns one row
 * per changed field, and one row without a field per new item.
 */
async function compare(
  trx: Transaction<Database>,
  itemType: LedgerItemType,
  batch: readonly { readonly id: number; readonly record: unknown }[],
  { isHistory = false, source = null, changedAt = null }: NullableMode,
): Promise<FoundChange[]> {
  const { rows } = await sql<FoundChange>`
    with given as materialized (
      select id, record from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as g(id integer, record jsonb)
    ), latest as materialized (${latestValues(
      itemType,
      batch.map(({ id }) => id),
    )}), created as (
      insert into item_changes (item_type, item_id, changed_at, kind, after, source, is_correction, gathered, traceparent)
      select ${itemType}, id, coalesce(${changedAt}::timestamptz, now()), 'new', record, ${source},
        ${isHistory}, ${isHistory || changedAt !== null}, ${currentTraceparent()}
      from given where id not in (select item_id from latest where field is null)
      order by id returning item_id
    )
    select item_id, null as field, null::jsonb as before, null::jsonb as after, false as is_added_field
    from created
    union all
    select g.id, f.field, known.value, f.value, known.value is null
    from given g join latest w on w.item_id = g.id and w.field is null
    cross join lateral jsonb_each(g.record) as f(field, value)
    left join latest l on l.item_id = g.id and l.field = f.field and l.id > w.id
    cross join lateral (select coalesce(l.after, w.after->f.field)) as known(value)
    where known.value is distinct from f.value
    order by 1, 2`.execute(trx)
  return rows
}

type NullableMode = { readonly [Key in keyof WriteMode]: WriteMode[Key] | null | undefined }

async function insertChanges(
  trx: Transaction<Database>,
  itemType: LedgerItemType,
  changes: readonly (FieldChange & {
    readonly itemId: number
    readonly kind: ChangeKind
    readonly isCorrection: boolean
  })[],
  { source = null, changedAt = null }: NullableMode,
): Promise<Written[]> {
  if (changes.length === 0) return []
  // Do not use `jsonb_to_recordset`, because it converts the JSON value null to SQL null.
  const { rows } = await sql<Written & { is_correction: boolean }>`
    insert into item_changes
      (item_type, item_id, changed_at, kind, field, before, after, source, is_correction, gathered, traceparent)
    select ${itemType}, (c.row->>'itemId')::integer, coalesce(${changedAt}::timestamptz, now()), c.row->>'kind',
      c.row->>'field', c.row->'before', c.row->'after', ${source}, (c.row->>'isCorrection')::boolean,
      (c.row->>'isCorrection')::boolean or c.row->>'kind' = 'republished' or ${changedAt !== null}, ${currentTraceparent()}
    from jsonb_array_elements(${JSON.stringify(changes)}::jsonb) with ordinality as c(row, position)
    order by c.position
    returning id, item_id, kind, is_correction`.execute(trx)
  return rows.filter((row) => !row.is_correction)
}

/**
 * Records new roles as changes of their companies. Leaves out companies that are new themselves, and
 * companies that already have a change of roles at the same time.
 */
async function recordRoles(
  trx: Transaction<Database>,
  newRoles: readonly (RoleRecord & { readonly item: string })[],
  { source = null, changedAt = null }: NullableMode,
): Promise<void> {
  if (newRoles.length === 0) return
  const rows = newRoles.map(({ item, company, role, roleText, isWinner }) => ({
    company,
    role: { item, role, roleText, isWinner },
  }))
  await sql`
    insert into item_changes (item_type, item_id, changed_at, kind, field, after, source, gathered, traceparent)
    select 'company', c.id, coalesce(${changedAt}::timestamptz, now()), 'roles', ${rolesOfCompany},
      jsonb_agg(r.role), ${source}, ${changedAt !== null}, ${currentTraceparent()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(company text, role jsonb)
    join companies c on c.key = r.company
    where not exists (
      select from item_changes n where n.item_type = 'company' and n.item_id = c.id
        and n.changed_at = coalesce(${changedAt}::timestamptz, now()) and n.kind in ('new', 'roles'))
    group by c.id order by c.id`.execute(trx)
}

/**
 * Adds the updates that the page of an item lists. The text of an update is not stored, but derived from its
 * change when the update is read.
 */
async function addUpdates(
  trx: Transaction<Database>,
  itemType: 'project' | 'procurement',
  written: readonly Written[],
): Promise<void> {
  const rows = written.flatMap(({ id, kind }) => {
    const section = sectionOf(itemType, kind)
    return section === undefined ? [] : [{ id, section }]
  })
  if (rows.length === 0) return
  await sql`
    insert into updates (${sql.ref(`${itemType}_id`)}, created, scroll_id, change_id)
    select c.item_id, c.changed_at, u.section, c.id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as u(id integer, section text)
    join item_changes c on c.id = u.id order by c.id`.execute(trx)
}

/**
 * Records changes in the ledger, which is the log of changes (ADR 42). A new item is recorded as a whole
 * record, and a known item only by its changed fields. Changes of some kinds also become updates, unless the
 * record of the item already contains updates.
 */
export async function recordChanges(
  trx: Transaction<Database>,
  itemType: LedgerItemType,
  records: readonly ItemRecord[],
  ids: ReadonlyMap<string, number>,
  mode: WriteMode,
): Promise<void> {
  const byId = new Map(records.map((record) => [ids.get(record.key) ?? 0, record]))
  if (byId.size > 0) await markAsWriting(trx)
  const batches = inBatches([...byId].map(([id, record]) => ({ id, record: toLedger(record) })))
  for (const batch of batches) {
    const found = await compare(trx, itemType, batch, mode)
    const changes = found.flatMap(({ item_id: itemId, field, before, after, is_added_field: isAdded }) => {
      const change = { field, before, after }
      if (field === null) return []
      const key = byId.get(itemId)?.key ?? ''
      const isCorrection =
        mode.isHistory === true ||
        isAdded ||
        (field === 'roles' && !haveRolesChanged(change)) ||
        mode.isCorrection?.(key, field) === true
      return [{ ...change, itemId, kind: kindOf(change), isCorrection }]
    })
    const written = await insertChanges(trx, itemType, changes, mode)
    if (itemType === 'company' || mode.isHistory === true) continue
    const newRoles = found.flatMap((change) => {
      const record = byId.get(change.item_id)
      if (record === undefined || !('roles' in record)) return []
      if (change.field !== null && change.field !== 'roles') return []
      const roles = change.field === null ? record.roles : addedRoles(change)
      return roles.map((role) => ({ ...role, item: record.key }))
    })
    await recordRoles(trx, newRoles, mode)
    const hasOwnTexts = (id: number) => {
      const record = byId.get(id)
      return record !== undefined && 'updates' in record && record.updates.length > 0
    }
    const withoutTexts = written.filter(({ item_id: id }) => !hasOwnTexts(id))
    await addUpdates(trx, itemType, withoutTexts)
  }
}
