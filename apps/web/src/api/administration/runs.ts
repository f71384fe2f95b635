import { getManagedJobs, getManagedSources, unwrap } from '@spadestik/api-client'
import { useResource } from '../cache/useResource'
import { managedPageSize } from './managed'

/** @param page counted from 1 */
export const useManagedSources = (page: number) =>
  useResource(
    ['managedSources', page],
    (client) => unwrap(getManagedSources(client, { query: { index: page - 1, limit: managedPageSize } })),
    { keepPreviousData: true },
  )

export const useManagedJobs = () => useResource(['managedJobs'], (client) => unwrap(getManagedJobs(client)))
