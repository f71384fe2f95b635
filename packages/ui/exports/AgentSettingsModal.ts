export { AgentSettingsModal } from '../src/saved/AgentSettingsModal/AgentSettingsModal'
export type { AgentSettingsModalProps } from '../src/saved/AgentSettingsModal/AgentSettingsModal'
export type { SettingsDraft } from '../src/saved/SettingsFields/SettingsFields'
