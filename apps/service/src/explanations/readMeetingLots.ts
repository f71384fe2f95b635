import type { Schemas } from '@spadestik/api-client/schema'
import type { Kysely } from 'kysely'
import type { AskedCondition } from '../filters/FilterRow'
import { askedOfLots, matchingLots } from '../search/matchingLots'
import type { Database } from '../storage/Database'
import type { AgentType } from '../storage/records/AgentFilters'

/** Reads the numbers of the lots that meet a condition, if it is not the whole procurement that meets it. */
export async function readMeetingLots(
  db: Kysely<Database>,
  { itemType, id }: { readonly itemType: AgentType; readonly id: number },
  conditions: readonly AskedCondition[],
): Promise<ReadonlyMap<AskedCondition, readonly string[]>> {
  const meeting = new Map<AskedCondition, readonly string[]>()
  const lots = db.selectFrom('lots').select('id').where('procurement_id', '=', id).limit(1)
  if (itemType !== 'procurement' || (await lots.executeTakeFirst()) === undefined) return meeting
  for (const condition of conditions) {
    const { name, sent } = condition
    if (name !== 'criteria' && name !== 'budget') continue
    const numbers = (await matchingLots(db, [id], askedOfLots(sent))).get(id)
    if (numbers !== undefined) meeting.set(condition, numbers)
  }
  return meeting
}

/** Adds the numbers of lots to what was found for a condition that is met. */
export const withLots = (
  condition: Schemas['ExplainedCondition'],
  lots: readonly string[],
): Schemas['ExplainedCondition'] =>
  condition.isMet === true && lots.length > 0
    ? { ...condition, found: { ...condition.found, lots: [...lots] } }
    : condition
