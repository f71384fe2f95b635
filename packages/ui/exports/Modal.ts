export { Modal } from '../src/Modal/Modal'
export type { ModalProps } from '../src/Modal/Modal'
