export { DeleteModal } from '../src/DeleteModal/DeleteModal'
export type { DeleteModalProps } from '../src/DeleteModal/DeleteModal'
