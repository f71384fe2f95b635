import type { Schemas } from '@spadestik/api-client/schema'
import { may } from '@spadestik/domain/access'
import type { ChangeKind } from '@spadestik/domain/alerts'
import type { Kysely, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { View } from '../../contract/View'
import { changeText } from '../../ledger/changeText'
import type { Database } from '../../storage/Database'
import type { ChangeFacts } from '../../storage/records/ChangeFacts'
import type { KnownChange } from '../../ledger/factsOf'
import { factsOf, readCompanyNames } from '../../ledger/factsOf'
import { visibleChange } from '../../ledger/visibleChange'

interface UpdateRow {
  readonly id: number
  readonly text: string | null
  readonly created: string
  readonly project_id: number | null
  readonly procurement_id: number | null
  readonly scroll_id: string | null
  /** Null for an update with its own text. */
  readonly kind: ChangeKind | null
  readonly field: string | null
  readonly before: unknown
  readonly after: unknown
}

/** The maximum number of updates that are read. */
const maxUpdates = 500

/**
 * Returns the change that an update is about. Returns null if the update has its own text, or if the caller
 * may not see the change.
 */
function changeOf(row: UpdateRow, { caller }: View): KnownChange | null {
  const { kind, field, before, after, project_id: projectId } = row
  if (kind === null) return null
  const itemType = projectId === null ? 'procurement' : 'project'
  return visibleChange({ itemType, kind, field, before, after }, caller)
}

/**
 * Returns the section of the page that shows a change. The section with announcements lists no results and no
 * cancellations, so an update about one of these links to the winners or the phases.
 */
function sectionOfUpdate(section: string | null, facts: ChangeFacts | null): string | null {
  if (facts?.kind !== 'announcement') return section
  if (facts.announced === 'cancellation') return 'phases'
  return facts.announced === 'result' ? 'winners' : section
}

export interface ToldUpdate {
  readonly update: Schemas['Update']
  /** Null for an update with its own text. */
  readonly facts: ChangeFacts | null
}

/**
 * Reads the newest 500 updates (texts about changes), the newest first, and leaves out those about a change
 * that the caller may not see. `scrollId` is the section of the page to which an update links, or null if the
 * caller may not follow such links.
 *
 * @param which the SQL condition, in which `u` is the table of updates
 */
export async function readToldUpdates(
  db: Kysely<Database>,
  view: View,
  which: RawBuilder<unknown>,
): Promise<ToldUpdate[]> {
  const { rows } = await sql<UpdateRow>`
    select u.id, u.text, u.created, u.project_id, u.procurement_id, u.scroll_id, c.kind, c.field,
      c.before, c.after
    from updates u left join item_changes c on c.id = u.change_id
    where ${which} order by u.created desc, u.id desc limit ${maxUpdates}`.execute(db)
  const isFollowed = may(view.caller, 'followUpdate')
  const changes = new Map(
    rows.flatMap((row) => {
      const change = changeOf(row, view)
      return change === null ? [] : [[row.id, change] as const]
    }),
  )
  const companyNames = await readCompanyNames(db, [...changes.values()])
  return rows.flatMap((row) => {
    const change = changes.get(row.id)
    if (row.text === null && change === undefined) return []
    const facts = row.text !== null || change === undefined ? null : factsOf(change, companyNames)
    const update = {
      id: row.id,
      text: row.text ?? (facts === null ? '' : changeText(facts, view.language)),
      created: row.created,
      projectId: row.project_id,
      procurementId: row.procurement_id,
      scrollId: isFollowed ? sectionOfUpdate(row.scroll_id, facts) : null,
    }
    return [{ update, facts }]
  })
}

/** Reads updates as `readToldUpdates` does, without the facts that their texts are made from. */
export const readUpdates = async (
  ...asked: Parameters<typeof readToldUpdates>
): Promise<Schemas['Update'][]> => (await readToldUpdates(...asked)).map(({ update }) => update)
