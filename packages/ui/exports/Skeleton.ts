export { Skeleton } from '../src/feedback/Skeleton/Skeleton'
export type { SkeletonProps } from '../src/feedback/Skeleton/Skeleton'
