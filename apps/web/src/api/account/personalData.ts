import { getPersonalDataExport, requestPersonalDataExport, unwrap } from '@spadestik/api-client'
import { limits } from '@spadestik/domain/limits'
import { useApi } from '../client/ApiContext'
import { useResource } from '../cache/useResource'

/** Fetches the state of the copy of the user's data, again and again while it is being made (W06). */
export function usePersonalDataExport() {
  const client = useApi()
  const copy = useResource(['personalDataExport'], (api) => unwrap(getPersonalDataExport(api)), {
    refreshInterval: (known) =>
      known !== undefined && known.requested !== null && known.ready === null ? limits.exportPollMs : 0,
  })
  return {
    ...copy,
    /** @throws ApiProblem */
    async request(): Promise<void> {
      await copy.mutate(await unwrap(requestPersonalDataExport(client)), { revalidate: false })
    },
  }
}
