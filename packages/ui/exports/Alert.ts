export { Alert } from '../src/feedback/Alert/Alert'
export type { AlertProps } from '../src/feedback/Alert/Alert'
