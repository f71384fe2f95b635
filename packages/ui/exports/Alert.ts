export { Alert } from '../src/Alert/Alert'
export type { AlertProps } from '../src/Alert/Alert'
