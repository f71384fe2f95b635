export { ListSettingsModal } from '../src/ListSettingsModal/ListSettingsModal'
export type { ListSettingsModalProps } from '../src/ListSettingsModal/ListSettingsModal'
export type { SettingsDraft } from '../src/SettingsFields/SettingsFields'
