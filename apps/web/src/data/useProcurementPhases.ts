import { getProcurementPhases, unwrap } from '@spadestik/api-client'
import { fetchedOnce, useResource } from './useResource'

/** The phases that procurements run through. */
export function useProcurementPhases() {
  return useResource(['procurementPhases'], (client) => unwrap(getProcurementPhases(client)), fetchedOnce)
}
