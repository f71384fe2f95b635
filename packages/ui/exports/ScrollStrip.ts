export { ScrollStrip } from '../src/layout/ScrollStrip/ScrollStrip'
export type { ScrollStripProps } from '../src/layout/ScrollStrip/ScrollStrip'
