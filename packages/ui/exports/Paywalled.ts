export { Paywalled } from '../src/Paywalled/Paywalled'
export type { PaywalledProps } from '../src/Paywalled/Paywalled'
