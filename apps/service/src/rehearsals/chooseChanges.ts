import type { Caller } from '@spadestik/domain/access'
import type { AlertKinds } from '@spadestik/domain/alerts'
import { alertChoiceOf, leftChoiceOf } from '@spadestik/domain/alerts'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { alertKindOfFacts } from '../alerts/alertUrgency'
import type { KnownChange } from '../ledger/factsOf'
import { factsOf } from '../ledger/factsOf'
import { visibleChange } from '../ledger/visibleChange'
import type { Database } from '../storage/Database'
import type { AgentType } from '../storage/records/AgentFilters'
import type { ReplayedChange } from './replayPhases'

export interface ChosenChange extends ReplayedChange {
  /** Whether the change is mailed within minutes, whatever the timing of the agent is. */
  readonly isUrgent: boolean
}

const noNames = new Map<string, string>()

/**
 * Chooses the changes that an agent mails, without the kinds that the user has switched off for it (Z10).
 * Reads the values of a change only if its kind depends on them.
 *
 * @param kinds null for the defaults of `alertChoiceOf`
 */
export async function chooseChanges(
  db: Kysely<Database>,
  itemType: AgentType,
  changes: readonly ReplayedChange[],
  kinds: AlertKinds | null,
  caller: Caller,
): Promise<readonly ChosenChange[]> {
  // If the user has made no choices for the agent (`kinds` is null), the agent mails all changes of the items
  // that it finds. The kind of a change then matters only for items that the agent no longer finds.
  const asked = kinds === null ? changes.filter(({ isMovedOut }) => isMovedOut) : changes
  const { rows } = await sql<KnownChange & { id: number }>`
    select id, item_type as "itemType", kind, field,
      case when kind in ('phase', 'deadlineMoved', 'awarded') then before end as before,
      case when kind in ('phase', 'deadlineMoved', 'awarded') then after end as after
    from item_changes where item_type = ${itemType} and id = any(${asked.map(({ id }) => id)}::integer[])`.execute(
    db,
  )
  const kindOf = new Map(
    rows.map((row) => {
      const visible = row.kind === 'awarded' ? visibleChange(row, caller) : row
      return [row.id, alertKindOfFacts(factsOf(visible ?? row, noNames))]
    }),
  )
  return changes.flatMap((change) => {
    if (kinds === null && !change.isMovedOut) return [{ ...change, isUrgent: false }]
    const kind = kindOf.get(change.id)
    const choice = kind && (change.isMovedOut ? leftChoiceOf : alertChoiceOf)(kinds, kind)
    return choice === undefined || choice === 'never' ? [] : [{ ...change, isUrgent: choice === 'atOnce' }]
  })
}
