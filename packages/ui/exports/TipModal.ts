export { TipModal } from '../src/item/TipModal/TipModal'
export type { TipModalProps, TipStatus, TipSubject } from '../src/item/TipModal/TipModal'
