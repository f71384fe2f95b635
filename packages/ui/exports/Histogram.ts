export { Histogram } from '../src/data/Histogram/Histogram'
export type { HistogramBar, HistogramProps } from '../src/data/Histogram/Histogram'
