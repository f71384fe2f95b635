import { userOf } from '../app/userOf'
import { requireColleagues } from '../sharing/requireColleagues'
import type { AgentCall } from './AgentCall'
import type { AgentKinds, AgentType } from './AgentFilters'
import { findAgent } from './findAgent'
import { readAgent } from './readAgent'
import { writeAgent } from './writeAgent'

/**
 * Saves an agent: a new one, or the one with an id as a whole. Whoever leaves themself out gives it away.
 *
 * @throws Problem `badRequest` when it is shared outside the company, `notFound` when it is not the caller's.
 * @source specification 4
 */
export async function saveAgent<Type extends AgentType>(
  call: AgentCall,
  type: Type,
  agentId: number | null,
  draft: AgentKinds[Type]['draft'],
): Promise<AgentKinds[Type]['agent']> {
  const { db, caller, language, now } = call
  const user = userOf(caller)
  if (agentId !== null) await findAgent(db, type, agentId, user.id)
  await requireColleagues(db, user, draft.paUserIds)
  const id = await db.transaction().execute((trx) => writeAgent(trx, type, agentId, draft, language, now))
  return readAgent(call, type, id)
}
