export { PhaseMeter } from '../src/PhaseMeter/PhaseMeter'
export type { PhaseMeterProps } from '../src/PhaseMeter/PhaseMeter'
