import { getManagedMailQueues, getManagedMails, retryManagedMail, unwrap } from '@spadestik/api-client'
import { useInvalidate, useResource } from '../cache/useResource'
import { useApi } from '../client/ApiContext'
import { managedPageSize } from './managed'

export const useManagedMailQueues = () =>
  useResource(['managedMailQueues'], (client) => unwrap(getManagedMailQueues(client)))

/** @param before the mail before which the page begins; null for the newest mails */
export const useManagedMails = (before: number | null) =>
  useResource(
    ['managedMails', before],
    (client) =>
      unwrap(
        getManagedMails(client, { query: { limit: managedPageSize, ...(before !== null && { before }) } }),
      ),
    { keepPreviousData: true },
  )

/** Returns the function that sends a mail again now. It throws an ApiProblem. */
export function useRetryMail() {
  const client = useApi()
  const invalidate = useInvalidate()
  return async (id: number): Promise<void> => {
    try {
      await unwrap(retryManagedMail(client, { path: { id } }))
    } finally {
      // After a failure too: the mail may have been sent or given up.
      await invalidate('managedMailQueues', 'managedMails', 'audit')
    }
  }
}
