export { SegmentedControl } from '../src/fields/SegmentedControl/SegmentedControl'
export type { Segment, SegmentedControlProps } from '../src/fields/SegmentedControl/SegmentedControl'
