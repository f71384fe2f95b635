export { EmptyState } from '../src/EmptyState/EmptyState'
export type { EmptyStateProps } from '../src/EmptyState/EmptyState'
