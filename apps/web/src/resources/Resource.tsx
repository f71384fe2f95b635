import { Skeleton } from '@spadestik/ui/Skeleton'
import type { ReactNode } from 'react'
import type { Fetched } from '../api/cache/useResource'
import { FailedPart } from './FailedPart'
import { ProblemView } from './ProblemView'

interface ResourceProps<Data> {
  resource: Fetched<Data>
  /** Shown while the data is loading. @default two lines of placeholders */
  placeholder?: ReactNode
  /** How to say that the data could not be fetched: one line, or a part of the page. @default 'part' */
  failure?: 'line' | 'part'
  children: (data: Data) => ReactNode
}

/**
 * Shows a part of a page that is fetched: its data, that it is loading, or that it could not be fetched. Data
 * that is known stays when a later request for it fails (Z17).
 */
export function Resource<Data>({ resource, placeholder, failure = 'part', children }: ResourceProps<Data>) {
  const { data, error, mutate } = resource
  if (data !== undefined) return children(data)
  if (error === undefined) return placeholder ?? <Skeleton lines={2} />
  if (failure === 'line') return <FailedPart onRetry={() => void mutate()} />
  return <ProblemView problem={error} variant="part" onRetry={() => mutate()} />
}
