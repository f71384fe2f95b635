export { TipModal } from '../src/item/TipModal/TipModal'
export type { TipModalProps, TipStanding, TipSubject } from '../src/item/TipModal/TipModal'
