export { HiddenItemSettingsModal } from '../src/HiddenItemSettingsModal/HiddenItemSettingsModal'
export type { HiddenItemSettingsModalProps } from '../src/HiddenItemSettingsModal/HiddenItemSettingsModal'
