export { EmptyState } from '../src/feedback/EmptyState/EmptyState'
export type { EmptyStateProps } from '../src/feedback/EmptyState/EmptyState'
