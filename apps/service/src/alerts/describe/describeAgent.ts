import { may } from '@spadestik/domain/access'
import { fromAgent } from '@spadestik/domain/agents'
import { serializeCriteria } from '@spadestik/domain/search'
import type { Kysely } from 'kysely'
import { readAgents } from '../../agents/readAgents'
import type { View } from '../../http/View'
import type { Database } from '../../storage/Database'
import { describeQuery } from './describeQuery'
import { describeTimes } from './describeTimes'

/**
 * Describes the search of an agent in words, and returns the query string of its search page.
 *
 * @returns null when the agent no longer exists.
 */
export async function describeAgent(
  db: Kysely<Database>,
  agentId: number,
  { caller, language }: Pick<View, 'caller' | 'language'>,
): Promise<{ readonly why: readonly string[]; readonly search: string } | null> {
  const row = await db.selectFrom('agents').select('type').where('id', '=', agentId).executeTakeFirst()
  if (row === undefined) return null
  const [agent] = await readAgents(db, row.type, { agentId }, language)
  if (agent === undefined) return null
  const words = (agent.freeSearch ?? '').trim()
  const criteria = (agent.criteria ?? []).flatMap(({ name = '', included }) =>
    name === '' ? [] : [included ? name : `− ${name}`],
  )
  const why = [
    ...(words === ''
      ? []
      : [agent.freeSearchType === 'zipCode' ? `“${words}”` : describeQuery(words, language)]),
    ...criteria,
    ...describeTimes(agent, language, may(caller, 'readPaidDetails')),
  ]
  return { why, search: serializeCriteria(fromAgent(agent)) }
}
