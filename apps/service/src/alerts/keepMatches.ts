import type { AlertChoice, AlertKind, AlertKinds, ChangeKind } from '@spadestik/domain/alerts'
import { alertChoiceOf, byImportance, changeKinds, leftChoiceOf } from '@spadestik/domain/alerts'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { ConditionName } from '../filters/AgentCondition'
import type { FieldChange } from '../ledger/kindOf'
import type { LedgerItemType } from '../ledger/readRecords'
import type { Database } from '../storage/Database'
import { inBatches } from '../storage/inBatches'

interface KindedChange extends FieldChange {
  readonly id: number
  readonly kind: ChangeKind
  readonly alertKind: AlertKind
  /** The time of the change, RFC 3339. */
  readonly at: string
}

/** An item that has changed, with its changes, the oldest first. */
export interface ChangedItem {
  readonly itemType: LedgerItemType
  readonly itemId: number
  readonly changes: readonly KindedChange[]
}

/**
 * A match to store: a changed item that an agent (a saved search) or list of a user has found, or that an
 * agent no longer finds.
 */
export interface NewMatch {
  readonly ownerId: number
  readonly userId: number
  readonly item: ChangedItem
  /** The conditions that the item no longer meets. Null when the agent or list finds the item. */
  readonly leftConditions: readonly ConditionName[] | null
}

/**
 * Reads when each kind of change is mailed. Returns a map from the ids of agents or lists to these choices.
 * Agents and lists with the default choices are missing from the map.
 */
async function readChoices(trx: Transaction<Database>, ownerType: 'agent' | 'list', ids: readonly number[]) {
  const { rows } = await sql<{ id: number; kinds: AlertKinds }>`
    select id, alert_kinds as kinds from ${sql.table(`${ownerType}s`)}
    where id = any(${[...new Set(ids)]}::integer[]) and alert_kinds is not null`.execute(trx)
  return new Map(rows.map(({ id, kinds }) => [id, kinds]))
}

const earliestOf = (changes: readonly KindedChange[]) => changes.map(({ at }) => at).sort()[0] ?? null

function rowOf({ ownerId, userId, item, leftConditions }: NewMatch, kinds: AlertKinds | undefined) {
  const choiceOf = (kind: AlertKind): AlertChoice =>
    leftConditions === null ? alertChoiceOf(kinds, kind) : leftChoiceOf(kinds, kind)
  const mailed = item.changes.filter(({ alertKind }) => choiceOf(alertKind) !== 'never')
  const [kind] = mailed.map((change) => change.kind).sort(byImportance)
  if (kind === undefined) return []
  const urgent = mailed.filter(({ alertKind }) => choiceOf(alertKind) === 'atOnce')
  return [
    {
      owner_id: ownerId,
      user_id: userId,
      item_type: item.itemType,
      item_id: item.itemId,
      change_ids: mailed.map(({ id }) => id),
      kind,
      matched: earliestOf(mailed),
      urgent_since: earliestOf(urgent),
      left_conditions: leftConditions,
    },
  ]
}

/**
 * The number of matches that one statement stores. The matches are passed as one JSON text, whose size
 * PostgreSQL limits.
 */
const matchesAtOnce = 10_000

const placeOf = (kind: string) => sql`array_position(${[...changeKinds]}::text[], ${sql.ref(kind)})`

/**
 * Stores matches. Leaves out users to whom the agent or list never writes.
 */
async function storeRows(
  trx: Transaction<Database>,
  ownerType: 'agent' | 'list',
  rows: readonly object[],
): Promise<void> {
  await sql`
    insert into alert_matches (owner_type, owner_id, user_id, item_type, item_id, change_id, change_ids, kind,
      matched, urgent_since, left_conditions)
    select ${ownerType}, m.owner_id, m.user_id, m.item_type, m.item_id, m.change_ids[cardinality(m.change_ids)],
      m.change_ids, m.kind, m.matched, m.urgent_since, m.left_conditions
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m(owner_id integer, user_id integer,
      item_type text, item_id integer, change_ids integer[], kind text, matched timestamptz,
      urgent_since timestamptz, left_conditions text[])
    join ${sql.table(`${ownerType}s`)} o on o.id = m.owner_id
    left join own_timings t on t.owner_type = ${ownerType} and t.owner_id = m.owner_id and t.user_id = m.user_id
    where coalesce(t.mail_time, o.mail_time) <> 'never'
    on conflict (owner_type, owner_id, user_id, item_type, item_id) do update set
      change_id = excluded.change_id,
      change_ids = alert_matches.change_ids || excluded.change_ids,
      matched = least(alert_matches.matched, excluded.matched),
      urgent_since = least(alert_matches.urgent_since, excluded.urgent_since),
      left_conditions = excluded.left_conditions,
      kind = case when ${placeOf('alert_matches.kind')} < ${placeOf('excluded.kind')}
        then alert_matches.kind else excluded.kind end`.execute(trx)
}

/**
 * Stores the matches that agents or lists will mail. If a match of the same item is already pending, adds the
 * changes to the pending match.
 */
export async function keepMatches(
  trx: Transaction<Database>,
  ownerType: 'agent' | 'list',
  matches: readonly NewMatch[],
): Promise<void> {
  const userIds = [...new Set(matches.map(({ userId }) => userId))]
  // Wait until no other transaction composes alerts for these users. Such a transaction locks the rows of its
  // users, so this statement waits for it. Locking in the order of ids prevents deadlocks.
  await sql`select from users where id = any(${userIds}::integer[]) order by id for key share`.execute(trx)
  const choices = await readChoices(
    trx,
    ownerType,
    matches.map(({ ownerId }) => ownerId),
  )
  // The next round of jobs computes when these alerts are due.
  await sql`
    insert into alert_due (user_id, due) select id, '1970-01-01' from unnest(${userIds}::integer[]) id order by id
    on conflict (user_id) do update set due = excluded.due`.execute(trx)
  for (const batch of inBatches(matches, matchesAtOnce)) {
    const rows = batch.flatMap((match) => rowOf(match, choices.get(match.ownerId)))
    if (rows.length > 0) await storeRows(trx, ownerType, rows)
  }
}
