export { ListRemoveModal } from '../src/saved/ListRemoveModal/ListRemoveModal'
export type { HoldingList, ListRemoveModalProps } from '../src/saved/ListRemoveModal/ListRemoveModal'
