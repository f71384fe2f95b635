export { ListRemoveModal } from '../src/ListRemoveModal/ListRemoveModal'
export type { HoldingList, ListRemoveModalProps } from '../src/ListRemoveModal/ListRemoveModal'
