export { ListSettingsModal } from '../src/ListSettingsModal/ListSettingsModal'
export type { ListDraft, ListSettingsModalProps } from '../src/ListSettingsModal/ListSettingsModal'
