export { HiddenItemSettingsModal } from '../src/saved/HiddenItemSettingsModal/HiddenItemSettingsModal'
export type { HiddenItemSettingsModalProps } from '../src/saved/HiddenItemSettingsModal/HiddenItemSettingsModal'
