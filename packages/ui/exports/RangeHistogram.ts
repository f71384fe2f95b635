export { RangeHistogram } from '../src/data/RangeHistogram/RangeHistogram'
export type { RangeHistogramProps } from '../src/data/RangeHistogram/RangeHistogram'
