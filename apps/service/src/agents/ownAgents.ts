import { requireColleagues } from '../accounts/auth/requireColleagues'
import { requireRoom } from '../accounts/auth/requireRoom'
import { userOf } from '../contract/Caller'
import type { Call, OperationId } from '../contract/Operation'
import { found } from '../contract/Problem'
import { settleOwnTiming } from '../storage/ownTimings'
import type { AgentType, AgentKinds } from '../storage/records/AgentFilters'
import { findAgent } from './findAgent'
import { readAgents } from './readAgents'
import { writeAgent } from './writeAgent'

export type AgentCall = Pick<Call<OperationId>, 'db' | 'caller' | 'language' | 'now' | 'timeZone'>

/**
 * Reads an agent even if the caller is not one of its users.
 *
 * @throws Problem `notFound` when it does not exist.
 */
async function readAgent<Type extends AgentType>(
  { db, language, caller }: AgentCall,
  type: Type,
  agentId: number,
): Promise<AgentKinds[Type]['agent']> {
  const [agent] = await readAgents(db, type, { agentIds: [agentId], readerId: userOf(caller).id }, language)
  return found(agent, 'agent')
}

/** @throws Problem `notFound` when the agent does not exist or does not belong to the caller. */
export async function getAgent<Type extends AgentType>(
  call: AgentCall,
  type: Type,
  agentId: number,
): Promise<AgentKinds[Type]['agent']> {
  await findAgent(call.db, agentId, userOf(call.caller).id, [type])
  return readAgent(call, type, agentId)
}

/**
 * Creates an agent (a saved search), or replaces the agent with the given id. Callers who remove themselves
 * from the users of an agent lose access to it.
 *
 * @throws Problem `badRequest` when the agent is shared outside the company, `notFound` when the agent does
 * not belong to the caller, `forbidden` when one of its users has too many agents.
 */
export async function saveAgent<Type extends AgentType>(
  call: AgentCall,
  type: Type,
  agentId: number | null,
  draft: AgentKinds[Type]['draft'],
): Promise<AgentKinds[Type]['agent']> {
  const { db, caller } = call
  const user = userOf(caller)
  if (agentId !== null) await findAgent(db, agentId, user.id, [type])
  await requireColleagues(db, user, draft.paUserIds)
  const id = await db.transaction().execute(async (trx) => {
    await requireRoom(trx, 'agent', agentId, draft.paUserIds)
    if (agentId !== null) {
      await settleOwnTiming(trx, { owner: 'agent', ownerId: agentId, userId: user.id }, draft)
    }
    return writeAgent(trx, type, agentId, draft, call)
  })
  return readAgent(call, type, id)
}

/**
 * Deletes an agent for all users who share it.
 *
 * @throws Problem `notFound` when the agent does not belong to the caller.
 */
export async function deleteAgent(call: AgentCall, type: AgentType, agentId: number): Promise<undefined> {
  await findAgent(call.db, agentId, userOf(call.caller).id, [type])
  await call.db.deleteFrom('agents').where('id', '=', agentId).execute()
  return undefined
}
