export { Progress } from '../src/Progress/Progress'
export type { ProgressProps } from '../src/Progress/Progress'
