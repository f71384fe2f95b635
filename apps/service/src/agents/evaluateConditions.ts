import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { ConditionName } from '../filters/AgentCondition'
import { agentConditions } from './agentConditions'
import type { ChangedItems, ComparedPair } from './agentsMatching'
import { isOneOf } from './agentsMatching'
import { checkTexts } from './checkTexts'
import { compareAgents } from './compareAgents'
import { currentDays } from './relativeTimes'
import type { Database } from '../storage/Database'

export interface Evaluation {
  readonly agentId: number
  readonly itemId: number
  /** Whether the item meets each condition. A condition that the agent has not set counts as met. */
  readonly met: Readonly<Partial<Record<ConditionName, boolean>>>
  /**
   * The ids of criterion types, such as geography. For each of these types, the item has a criterion that the
   * agent includes. Always empty for company agents.
   */
  readonly metTypes: readonly number[]
}

interface Row extends Evaluation {
  readonly isUnchecked: boolean
}

/**
 * Returns, for each given pair of an agent (a saved search) and an item, which conditions of the agent the
 * item meets. The job that finds matches uses the same conditions, so the result cannot contradict the job
 * (ADR 44).
 */
export async function evaluateConditions(
  db: Kysely<Database>,
  { itemType, now }: Pick<ChangedItems, 'itemType' | 'now'>,
  compared: readonly ComparedPair[],
  seesPaidDetails: boolean,
): Promise<Evaluation[]> {
  const itemIds = [...new Set(compared.map(({ itemId }) => itemId))]
  const { tables, pairs } = compareAgents(itemType, itemIds, await currentDays(db, itemType, now), now)
  const met = agentConditions[itemType].map(
    ({ name, paid, open }) => sql`${sql.lit(name)}, (${seesPaidDetails ? paid : open}) is true`,
  )
  const metTypes =
    itemType === 'company'
      ? sql`array[]::integer[]`
      : sql`array(select g.type_id from agent_inclusions g where g.agent_id = a.id and g.criteria && s.criteria)`
  const { rows } = await sql<Row>`
    ${tables}
    select a.id as "agentId", s.id as "itemId", jsonb_build_object(${sql.join(met)}) as met,
      ${metTypes} as "metTypes", a.text_is_checked as "isUnchecked"
    from ${pairs} where ${isOneOf(compared)}
    order by 1, 2`.execute(db)
  const texts = await checkTexts(
    db,
    rows.map(({ agentId, itemId, met: { freeSearch = true }, isUnchecked }) => {
      const isMet = { isPaid: freeSearch, isOpen: freeSearch }
      return { agentId, agentType: itemType, itemId, ...isMet, isUnchecked }
    }),
  )
  const withText = new Set(
    texts
      .filter(({ isPaid, isOpen }) => (seesPaidDetails ? isPaid : isOpen))
      .map(({ agentId, itemId }) => `${agentId} ${itemId}`),
  )
  return rows.map(({ agentId, itemId, met: all, metTypes: types }) => ({
    agentId,
    itemId,
    met: { ...all, freeSearch: withText.has(`${agentId} ${itemId}`) },
    metTypes: types,
  }))
}
