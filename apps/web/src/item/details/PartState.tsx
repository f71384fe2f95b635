import type { ApiProblem } from '@spadestik/api-client'
import { Button } from '@spadestik/ui/Button'
import { Skeleton } from '@spadestik/ui/Skeleton'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import * as css from './ItemDetails.css'
import { messages } from './ItemDetails.messages'

interface PartStateProps<Data> {
  resource: {
    readonly data: Data | undefined
    readonly error: ApiProblem | undefined
    readonly mutate: () => unknown
  }
  children: (data: Data) => ReactNode
}

export function PartState<Data>({ resource: { data, error, mutate }, children }: PartStateProps<Data>) {
  const { formatMessage } = useIntl()
  if (data !== undefined) return children(data)
  if (error === undefined) return <Skeleton lines={2} />
  return (
    <p className={css.quiet} role="alert">
      {formatMessage(messages.failed)}{' '}
      <Button variant="quiet" size="small" onPress={() => void mutate()}>
        {formatMessage(messages.retry)}
      </Button>
    </p>
  )
}
