export { useScrollStrip } from '../src/layout/ScrollStrip/useScrollStrip'
export type { ScrollStripOptions } from '../src/layout/ScrollStrip/useScrollStrip'
