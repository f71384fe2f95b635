export { TipModal } from '../src/TipModal/TipModal'
export type { TipModalProps, TipStanding, TipSubject } from '../src/TipModal/TipModal'
