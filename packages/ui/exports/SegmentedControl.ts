export { SegmentedControl } from '../src/SegmentedControl/SegmentedControl'
export type { Segment, SegmentedControlProps } from '../src/SegmentedControl/SegmentedControl'
