export { FactsStrip } from '../src/FactsStrip/FactsStrip'
export type { Fact, FactsStripProps } from '../src/FactsStrip/FactsStrip'
