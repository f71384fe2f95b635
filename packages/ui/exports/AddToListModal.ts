export { AddToListModal } from '../src/AddToListModal/AddToListModal'
export type { AddToListModalProps, ListChoice } from '../src/AddToListModal/AddToListModal'
