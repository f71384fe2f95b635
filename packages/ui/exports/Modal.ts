export { Modal } from '../src/dialogs/Modal/Modal'
export type { ModalProps } from '../src/dialogs/Modal/Modal'
