export { AgentSettingsModal } from '../src/AgentSettingsModal/AgentSettingsModal'
export type { AgentSettingsModalProps } from '../src/AgentSettingsModal/AgentSettingsModal'
export type { SettingsDraft } from '../src/SettingsFields/SettingsFields'
