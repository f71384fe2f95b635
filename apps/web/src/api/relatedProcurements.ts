import { getProcurementsByProject, unwrap } from '@spadestik/api-client'
import { useResource } from './cache/useResource'

/** Fetches the procurements of a project, newest first, at most twenty. */
export function useRelatedProcurements(projectId: number) {
  return useResource(['relatedProcurements', projectId], (client) =>
    unwrap(getProcurementsByProject(client, { path: { id: projectId } })),
  )
}
