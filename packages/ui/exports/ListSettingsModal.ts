export { ListSettingsModal } from '../src/saved/ListSettingsModal/ListSettingsModal'
export type { ListSettingsModalProps } from '../src/saved/ListSettingsModal/ListSettingsModal'
export type { SettingsDraft } from '../src/saved/SettingsFields/SettingsFields'
