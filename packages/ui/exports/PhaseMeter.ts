export { PhaseMeter } from '../src/item/PhaseMeter/PhaseMeter'
export type { PhaseMeterProps } from '../src/item/PhaseMeter/PhaseMeter'
