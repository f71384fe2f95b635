export {
  defaultMailTime,
  mailTimes,
  newAgentSettings,
  toCompanyAgent,
  toProcurementAgent,
  toProjectAgent,
} from '../src/agents/agentDrafts'
export type { AgentSettings, MailTime } from '../src/agents/agentDrafts'
export { allAgents, overviewRows } from '../src/agents/agentList'
export type { AgentsByKind } from '../src/agents/agentList'
export {
  agentActions,
  agentIdOf,
  isAsSaved,
  openAgent,
  resetToAgent,
  withSearch,
} from '../src/agents/currentAgent'
export type { AgentSearch, CurrentAgent } from '../src/agents/currentAgent'
export { fromAgent } from '../src/agents/fromAgent'
export type { Agent } from '../src/agents/fromAgent'
