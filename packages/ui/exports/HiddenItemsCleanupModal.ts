export { HiddenItemsCleanupModal } from '../src/saved/HiddenItemsCleanupModal/HiddenItemsCleanupModal'
export type { HiddenItemsCleanupModalProps } from '../src/saved/HiddenItemsCleanupModal/HiddenItemsCleanupModal'
