export { DeleteModal } from '../src/dialogs/DeleteModal/DeleteModal'
export type { DeleteModalProps } from '../src/dialogs/DeleteModal/DeleteModal'
