import type { Schemas } from '@spadestik/api-client'
import { hasSentTip, sendTip, unwrap } from '@spadestik/api-client'
import { useApi } from './client/ApiContext'
import { useResource } from './cache/useResource'

/**
 * Fetches whether the user has sent a tip (a message to the sales team) about a company's role on an item.
 * Also returns a function that sends a tip. If `companyRoleId` is null, fetches nothing (M06).
 */
export function useSentTip(companyRoleId: number | null) {
  const client = useApi()
  const wasSent = useResource(companyRoleId === null ? null : ['sentTip', companyRoleId], (api) =>
    unwrap(hasSentTip(api, { path: { companyRoleId: companyRoleId ?? 0 } })),
  )
  return {
    ...wasSent,
    /** @throws ApiProblem */
    async send(tip: Schemas['TipDraft']): Promise<void> {
      await unwrap(sendTip(client, { body: tip }))
      if (companyRoleId !== null) await wasSent.mutate(true, { revalidate: false })
    },
  }
}
