import type { Call, OperationId } from '../app/Operation'
import { found } from '../app/found'
import { userOf } from '../app/userOf'
import { requireColleagues } from '../sharing/requireColleagues'
import type { AgentKinds, AgentType } from './AgentFilters'
import { findAgent } from './findAgent'
import { readAgents } from './readAgents'
import { writeAgent } from './writeAgent'

type AnyCall = Omit<Call<OperationId>, 'path' | 'query' | 'body'>

async function readOne<Type extends AgentType>(
  { db, language }: AnyCall,
  type: Type,
  agentId: number,
): Promise<AgentKinds[Type]['agent']> {
  const [agent] = await readAgents(db, type, { agentId }, language)
  return found(agent, 'agent')
}

/**
 * Reads an agent of the caller.
 *
 * @throws Problem `notFound` when it is not theirs.
 * @source specification 7
 */
export async function getAgent<Type extends AgentType>(
  call: AnyCall,
  type: Type,
  agentId: number,
): Promise<AgentKinds[Type]['agent']> {
  await findAgent(call.db, type, agentId, userOf(call.caller).id)
  return readOne(call, type, agentId)
}

/**
 * Saves an agent: a new one, or the one with an id as a whole. Whoever leaves themself out gives it away.
 *
 * @throws Problem `badRequest` when it is shared outside the company, `notFound` when it is not the caller's.
 * @source specification 4
 */
export async function saveAgent<Type extends AgentType>(
  call: AnyCall,
  type: Type,
  agentId: number | null,
  draft: AgentKinds[Type]['draft'],
): Promise<AgentKinds[Type]['agent']> {
  const { db, caller, language, now } = call
  const user = userOf(caller)
  if (agentId !== null) await findAgent(db, type, agentId, user.id)
  await requireColleagues(db, user, draft.paUserIds)
  const id = await db.transaction().execute((trx) => writeAgent(trx, type, agentId, draft, language, now))
  return readOne(call, type, id)
}

/**
 * Deletes an agent for all who share it.
 *
 * @throws Problem `notFound` when it is not the caller's.
 * @source specification 4
 */
export async function deleteAgent(call: AnyCall, type: AgentType, agentId: number): Promise<undefined> {
  await findAgent(call.db, type, agentId, userOf(call.caller).id)
  await call.db.deleteFrom('agents').where('id', '=', agentId).execute()
  return undefined
}
