export { Flag } from '../src/graphics/Flag/Flag'
export type { FlagCode, FlagProps } from '../src/graphics/Flag/Flag'
