import { getPersonalDataExport, requestPersonalDataExport, unwrap } from '@spadestik/api-client'
import { limits } from '@spadestik/domain/limits'
import { useApi } from '../client/ApiContext'
import { useResource } from '../cache/useResource'

/** Fetches the state of the copy of the user's data, again and again while it is being made (W06). */
export function usePersonalDataExport() {
  const client = useApi()
  const copy = useResource(['personalDataExport'], (api) => unwrap(getPersonalDataExport(api)), {
    refreshInterval: (known) => {
      if (known === undefined || known.requested === null) return 0
      return known.ready === null ? limits.exportPollMs : limits.signedLinkRenewalMs
    },
    // The signature of the link can have expired while the page was in the background.
    revalidateOnFocus: true,
  })
  return {
    ...copy,
    /** @throws ApiProblem */
    async request(): Promise<void> {
      await copy.mutate(await unwrap(requestPersonalDataExport(client)), { revalidate: false })
    },
  }
}
