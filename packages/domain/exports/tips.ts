export { tipDraft, tipSentence } from '../src/tips/tipDraft'
export type { TipFacts } from '../src/tips/tipDraft'
export { initialTip, tipAfter } from '../src/tips/tipState'
export type { TipEvent, TipState } from '../src/tips/tipState'
