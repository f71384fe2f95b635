export {
  defaultMailTime,
  newAgentSettings,
  toCompanyAgent,
  toProcurementAgent,
  toProjectAgent,
} from '../src/agents/agentDrafts'
export type { AgentSettings, MailTime } from '../src/agents/agentDrafts'
export { allAgents, overviewRows } from '../src/agents/agentList'
export { agentActions, agentIdOf, resetToAgent } from '../src/agents/currentAgent'
export type { AgentSearch } from '../src/agents/currentAgent'
export { fromAgent } from '../src/agents/fromAgent'
export type { Agent } from '../src/agents/fromAgent'
export { freeName, oneLine } from '../src/agents/names'
export { isUnsubscribed, timesToSave, timingOf } from '../src/agents/ownTiming'
export { weeklyRate } from '../src/agents/weeklyRate'
