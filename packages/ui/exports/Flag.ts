export { Flag } from '../src/Flag/Flag'
export type { FlagCode, FlagProps } from '../src/Flag/Flag'
