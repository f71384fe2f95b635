export { ErrorSummary } from '../src/feedback/ErrorSummary/ErrorSummary'
export type { ErrorSummaryProps, FormError } from '../src/feedback/ErrorSummary/ErrorSummary'
