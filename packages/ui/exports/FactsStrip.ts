export { FactsStrip } from '../src/item/FactsStrip/FactsStrip'
export type { Fact, FactsStripProps } from '../src/item/FactsStrip/FactsStrip'
