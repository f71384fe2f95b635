import { getProjectPhases, unwrap } from '@spadestik/api-client'
import { fetchedOnce, useResource } from './useResource'

/** The phases that projects run through. */
export function useProjectPhases() {
  return useResource(['projectPhases'], (client) => unwrap(getProjectPhases(client)), fetchedOnce)
}
