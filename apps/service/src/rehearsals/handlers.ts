import type { Call, Handler } from '../contract/Operation'
import type { AgentType, SentFilters } from '../storage/records/AgentFilters'
import { viewOf } from '../contract/View'
import { rehearseAgent } from './rehearseAgent'

type RehearsalCall = Call<'rehearseProjectAgent' | 'rehearseProcurementAgent' | 'rehearseCompanyAgent'>

function rehearse(call: RehearsalCall, type: AgentType) {
  const { agentId = null, alertKinds: kinds = null, ...filters } = call.body
  return rehearseAgent(call.db, type, viewOf(call), filters as SentFilters, { agentId, kinds })
}

/** Rehearses an agent: returns what it would have sent in the last 90 days (W12). */
export const rehearseProjectAgent: Handler<'rehearseProjectAgent'> = (call) => rehearse(call, 'project')

export const rehearseProcurementAgent: Handler<'rehearseProcurementAgent'> = (call) =>
  rehearse(call, 'procurement')

export const rehearseCompanyAgent: Handler<'rehearseCompanyAgent'> = (call) => rehearse(call, 'company')
