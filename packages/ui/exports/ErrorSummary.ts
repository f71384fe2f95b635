export { ErrorSummary } from '../src/ErrorSummary/ErrorSummary'
export type { ErrorSummaryProps, FormError } from '../src/ErrorSummary/ErrorSummary'
