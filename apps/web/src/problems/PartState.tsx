import { Skeleton } from '@spadestik/ui/Skeleton'
import type { ReactNode } from 'react'
import type { Fetched } from '../api/cache/useResource'
import { FailedPart } from './FailedPart'

interface PartStateProps<Data> {
  resource: Fetched<Data>
  /** Shown while the data is loading. @default two lines of placeholders */
  placeholder?: ReactNode
  children: (data: Data) => ReactNode
}

/** Shows a part of a page that is fetched: its data, that it is loading, or that it could not be fetched. */
export function PartState<Data>({ resource, placeholder, children }: PartStateProps<Data>) {
  const { data, error, mutate } = resource
  if (data !== undefined) return children(data)
  if (error === undefined) return placeholder ?? <Skeleton lines={2} />
  return <FailedPart onRetry={() => void mutate()} />
}
