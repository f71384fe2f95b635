export { tipDraft, tipSentence } from '../src/tips/tipDraft'
export type { TipFacts, TipSender, TipSubject } from '../src/tips/tipDraft'
export { canCloseTip, initialTip, tipAfter } from '../src/tips/tipState'
export type { TipEvent, TipState } from '../src/tips/tipState'
