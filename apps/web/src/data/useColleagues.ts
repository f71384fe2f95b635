import { getColleagues, unwrap } from '@spadestik/api-client'
import { fetchedOnce, useResource } from './useResource'

/** The other users of the company. */
export function useColleagues() {
  return useResource(['colleagues'], (client) => unwrap(getColleagues(client)), fetchedOnce)
}
