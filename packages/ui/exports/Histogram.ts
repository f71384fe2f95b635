export { Histogram } from '../src/Histogram/Histogram'
export type { HistogramBar, HistogramProps } from '../src/Histogram/Histogram'
