export { Progress } from '../src/feedback/Progress/Progress'
export type { ProgressProps } from '../src/feedback/Progress/Progress'
