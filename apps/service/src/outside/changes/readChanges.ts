import type { Schemas } from '@spadestik/api-client/schema'
import { may } from '@spadestik/domain/access'
import type { ChangeKind } from '@spadestik/domain/alerts'
import type { ItemType } from '@spadestik/domain/search'
import type { Kysely, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { openMatches } from '../../agents/agentsMatching'
import { readShownItems } from '../../alerts/readShownItems'
import type { View } from '../../contract/View'
import { allOf } from '../../filters/allOf'
import { changeText } from '../../ledger/changeText'
import { lastSettledId } from '../../ledger/commitOrder'
import { factsOf, readCompanyNames } from '../../ledger/factsOf'
import { visibleChange } from '../../ledger/visibleChange'
import type { Database } from '../../storage/Database'
import type { AgentType } from '../../storage/records/AgentFilters'

export interface AskedChanges {
  /** The id after which to begin. */
  readonly after: number
  readonly limit: number
  readonly itemType: ItemType | null
  readonly listId: number | null
  readonly agent: { readonly id: number; readonly type: AgentType } | null
}

export interface ReadChanges {
  readonly changes: readonly Schemas['Change'][]
  /** The id up to which all changes were looked at. */
  readonly readTo: number
  readonly hasMore: boolean
}

interface ChangeRow {
  readonly id: number
  readonly itemType: ItemType
  readonly itemId: number
  readonly kind: ChangeKind
  readonly field: string | null
  readonly before: unknown
  readonly after: unknown
  readonly stored: string
  readonly source: string | null
  readonly isCorrection: boolean
}

/** How many ids one call looks at, so that a rare kind of item does not make it read the whole ledger. */
const lookedAt = 20_000

const onList = (listId: number): RawBuilder<unknown> => sql`(c.item_type, c.item_id) in (
  select 'project', project_id from list_projects where list_id = ${listId} union all
  select 'procurement', procurement_id from list_procurements where list_id = ${listId} union all
  select 'company', company_id from list_companies where list_id = ${listId})`

/**
 * Reads a page of the ledger. The whole record of a new item is left out, because it is long and the text of the
 * change does not need it.
 */
async function readRows(
  db: Kysely<Database>,
  { after, limit, itemType, listId, agent }: AskedChanges,
  end: number,
): Promise<ChangeRow[]> {
  const types = [agent?.type ?? null, itemType].filter((type) => type !== null)
  const wanted = allOf([
    sql`c.id > ${after} and c.id <= ${end}`,
    ...types.map((type) => sql`c.item_type = ${type}`),
    ...(listId === null ? [] : [onList(listId)]),
  ])
  const { rows } = await sql<ChangeRow>`
    select c.id, c.item_type as "itemType", c.item_id as "itemId", c.kind, c.field, c.before,
      case when c.field is not null then c.after end as after, c.changed_at as stored, c.source,
      c.is_correction as "isCorrection"
    from item_changes c where ${wanted} order by c.id limit ${limit}`.execute(db)
  return rows
}

async function foundByAgent(
  db: Kysely<Database>,
  agent: AskedChanges['agent'],
  rows: readonly ChangeRow[],
  view: View,
): Promise<readonly ChangeRow[]> {
  if (agent === null) return rows
  const itemIds = [...new Set(rows.map(({ itemId }) => itemId))]
  const pairs = itemIds.map((itemId) => ({ agentId: agent.id, itemId }))
  const matches = await openMatches(db, { itemType: agent.type, itemIds, now: view.now, pairs })
  const seesPaid = may(view.caller, 'readPaidDetails')
  const found = new Set(matches.flatMap((one) => ((seesPaid ? one.isPaid : one.isOpen) ? one.itemId : [])))
  return rows.filter(({ itemId }) => found.has(itemId))
}

async function tell(
  db: Kysely<Database>,
  rows: readonly ChangeRow[],
  view: View,
): Promise<Schemas['Change'][]> {
  const items = await readShownItems(db, rows)
  const visible = rows.flatMap((row) => {
    if (row.itemType === 'company' && !may(view.caller, 'readCompany')) return []
    const item = items(row.itemType, row.itemId, view)
    const change = item === null ? null : visibleChange(row, view.caller)
    return item === null || change === null ? [] : [{ item, change }]
  })
  const companyNames = await readCompanyNames(
    db,
    visible.map(({ change }) => change),
  )
  return visible.map(({ item, change }) => {
    const { id, itemType, itemId, kind, stored, source, isCorrection } = change
    const text = changeText(factsOf(change, companyNames), view.language)
    return { id, itemType, itemId, itemName: item.name, kind, text, stored, source, isCorrection }
  })
}

/** Returns the next changes of the ledger that the caller may see, in its order (O13). */
export async function readChanges(
  db: Kysely<Database>,
  view: View,
  asked: AskedChanges,
): Promise<ReadChanges> {
  const settled = await lastSettledId(db)
  const end = Math.min(settled, asked.after + lookedAt)
  const rows = await readRows(db, asked, end)
  // A full page may have more before `end`. Otherwise everything up to it was looked at.
  const readTo = rows.length === asked.limit ? (rows.at(-1)?.id ?? end) : Math.max(end, asked.after)
  const changes = await tell(db, await foundByAgent(db, asked.agent, rows, view), view)
  return { changes, readTo, hasMore: readTo < settled }
}
