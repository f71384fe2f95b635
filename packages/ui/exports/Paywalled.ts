export { Paywalled } from '../src/item/Paywalled/Paywalled'
export type { PaywalledProps } from '../src/item/Paywalled/Paywalled'
