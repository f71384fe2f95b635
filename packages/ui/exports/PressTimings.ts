export { PressTimings } from '../src/actions/PressTimings/PressTimings'
export type { PressTimingsProps } from '../src/actions/PressTimings/PressTimings'
