export { AddToListModal } from '../src/saved/AddToListModal/AddToListModal'
export type { AddToListModalProps, ListChoice } from '../src/saved/AddToListModal/AddToListModal'
