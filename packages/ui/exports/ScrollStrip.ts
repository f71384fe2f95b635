export { ScrollStrip } from '../src/ScrollStrip/ScrollStrip'
export type { ScrollStripProps } from '../src/ScrollStrip/ScrollStrip'
