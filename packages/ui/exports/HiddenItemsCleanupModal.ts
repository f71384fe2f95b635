export { HiddenItemsCleanupModal } from '../src/HiddenItemsCleanupModal/HiddenItemsCleanupModal'
export type { HiddenItemsCleanupModalProps } from '../src/HiddenItemsCleanupModal/HiddenItemsCleanupModal'
