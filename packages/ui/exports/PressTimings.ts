export { PressTimings } from '../src/PressTimings/PressTimings'
export type { PressTimingsProps } from '../src/PressTimings/PressTimings'
