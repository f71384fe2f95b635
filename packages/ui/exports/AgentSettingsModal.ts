export { AgentSettingsModal } from '../src/AgentSettingsModal/AgentSettingsModal'
export type { AgentDraft, AgentSettingsModalProps } from '../src/AgentSettingsModal/AgentSettingsModal'
