import type { Schemas } from '@spadestik/api-client'
import { createExport, deleteExport, getExports, unwrap } from '@spadestik/api-client'
import { limits } from '@spadestik/domain/limits'
import { changeCached } from '../cache/saveOptimistically'
import { useResource } from '../cache/useResource'
import { useApi } from '../client/ApiContext'

type Export = Schemas['Export']

/** Whether a spreadsheet waits or is being made. */
export const isUnderWay = ({ state }: Export): boolean => state === 'waiting' || state === 'running'

/** Fetches the user's spreadsheets, again and again while one is being made, and returns functions that change them. */
export function useExports() {
  const client = useApi()
  const query = { limit: limits.sheetsKept }
  const exports = useResource(['exports'], async (api) => (await unwrap(getExports(api, { query }))).items, {
    refreshInterval: (known) =>
      known?.some(isUnderWay) === true ? limits.sheetProgressMs : limits.signedLinkRenewalMs,
    // The signature of a link can have expired while the page was in the background.
    revalidateOnFocus: true,
  })
  return {
    ...exports,
    /** @throws ApiProblem */
    async ask(draft: Schemas['ExportDraft']): Promise<void> {
      const made = await unwrap(createExport(client, { body: draft }))
      await changeCached<Export[]>(exports, (known = []) => [made, ...known])
    },
    /** Stops and deletes a spreadsheet. @throws ApiProblem */
    async remove(id: number): Promise<void> {
      await unwrap(deleteExport(client, { path: { id } }))
      await changeCached<Export[]>(exports, (known = []) => known.filter((one) => one.id !== id))
    },
  }
}
