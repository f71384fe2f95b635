import type { Kysely } from 'kysely'
import { userOf } from '../contract/Caller'
import type { View } from '../contract/View'
import type { Database } from '../storage/Database'
import type { AgentType } from '../storage/records/AgentFilters'
import { itemsOf } from './findChanges'
import type { Period, MailableChange } from './readMailableChanges'
import { readMailableChanges } from './readMailableChanges'
import { rehearsedFilters } from './rehearsedFilters'
import { visibleChanges } from './visibleChanges'

const comparedItems = 500

/**
 * Counts how many of the items that an agent (a saved search) finds are also found by the user's other
 * agents. If there are many items, only the most recently changed ones are compared. The count is then scaled
 * up to all items.
 *
 * @param agentId null for a new agent
 */
export async function countAlreadyFound(
  db: Kysely<Database>,
  type: AgentType,
  view: View,
  period: Period,
  {
    found,
    agentId,
    hidden,
  }: { found: readonly MailableChange[]; agentId: number | null; hidden: readonly number[] },
): Promise<number> {
  const agents = await db
    .selectFrom('agents')
    .innerJoin('agent_users', 'agent_users.agent_id', 'agents.id')
    .select(['agents.id', 'agents.filters', 'agents.reader'])
    .where('agent_users.user_id', '=', userOf(view.caller).id)
    .where('agents.type', '=', type)
    .where('agents.id', '<>', agentId ?? 0)
    .orderBy('agents.id')
    .execute()
  const items = [...itemsOf(found.toSorted((a, b) => b.time - a.time))]
  const compared = items.slice(0, comparedItems)
  const left = new Set(compared)
  for (const { filters, reader } of agents) {
    if (left.size === 0) break
    const own = { ...view, language: reader }
    const changes = await readMailableChanges(
      db,
      await rehearsedFilters(db, type, own, filters, hidden),
      own,
      period,
      {
        kind: 'items',
        ids: [...left],
      },
    )
    const mailed = changes.filter(({ failing }) => failing === null)
    for (const id of itemsOf(await visibleChanges(db, type, mailed, view.caller))) left.delete(id)
  }
  return compared.length === 0
    ? 0
    : Math.round(((compared.length - left.size) * items.length) / compared.length)
}
