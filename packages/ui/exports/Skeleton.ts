export { Skeleton } from '../src/Skeleton/Skeleton'
export type { SkeletonProps } from '../src/Skeleton/Skeleton'
